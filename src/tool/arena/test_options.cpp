#include "tool/arena/test_options.hpp"

namespace tavern {

Test test_of(Options& options) {
    Test test;
    test.elo0 = options.decimal("--elo0", test.elo0, -2000, 2000);
    test.elo1 = options.decimal("--elo1", test.elo1, -2000, 2000);
    test.alpha = options.decimal("--alpha", test.alpha, 0.000001, 0.5);
    test.beta = options.decimal("--beta", test.beta, 0.000001, 0.5);
    if (test.elo0 >= test.elo1) options.fail("--elo0 must be below --elo1");
    if (test.alpha + test.beta >= 1) options.fail("--alpha and --beta together must be below 1");
    return test;
}

}  // namespace tavern
