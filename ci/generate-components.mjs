// Turns assets/components.json into constexpr C++ tables: node generate-components.mjs IN OUT
// The rules read the numbers at compile time, so a correction in the JSON file reaches code, help and tests at once.
// The fingerprint covers numbers and ids only, not the notes on their origin: rewording these breaks no link.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

const [input, output] = process.argv.slice(2);
const data = JSON.parse(readFileSync(input, "utf8"));

const cppName = (id) => id.replaceAll("-", "_");
const cards = [
  ...data.tavernCards.map((card) => ({ ...card, price: card.cost })),
  ...data.regulars.map((card) => ({ ...card, thalers: card.thalers })),
  { ...data.noble },
  ...data.guests.cards.map((card) => ({ ...card, thalers: card.thalers ?? card.pips, price: card.beer })),
];
const cardId = (id) => {
  if (!cards.some((card) => card.id === id)) throw new Error(`no card is called "${id}"`);
  return `Card::${cppName(id)}`;
};
const tileId = (id) => {
  if (!data.tiles.list.some((tile) => tile.id === id)) throw new Error(`no tile is called "${id}"`);
  return `Tile::${cppName(id)}`;
};

/** A bonus as an aggregate {kind, amount, card}. */
function bonus(value) {
  if (!value) return "{}";
  if (value.card) return `{BonusKind::card, 1, ${cardId(value.card)}}`;
  for (const kind of ["thalers", "beer", "schnapps", "monastery", "reputation", "noble"])
    if (value[kind]) return `{BonusKind::${kind}, ${value[kind]}, {}}`;
  if (value.serviceDenied) return "{BonusKind::service_denied, 1, {}}";
  throw new Error(`unknown bonus ${JSON.stringify(value)}`);
}

const entertainers = data.entertainers.tiles;
function roundBonus(id) {
  const direct = { "counter-guest": "counter_guest", "own-die": "own_die", "free-upgrade": "free_upgrade" }[id];
  if (direct) return `{BonusKind::${direct}, 1, {}}`;
  const entertainer = entertainers.findIndex((tile) => tile.id === id);
  if (entertainer >= 0) return `{BonusKind::entertainer, ${entertainer}, {}}`;
  return `{BonusKind::card, 1, ${cardId(id)}}`;
}
const roundTrack = (side) =>
  Array.from({ length: data.counts.rounds }, (_, index) => {
    const options = data.roundTrack[side][String(index + 1)];
    return `    {${options.length}, {${options.map((id) => `Bonus${roundBonus(id)}`).join(", ")}}},`;
  }).join("\n");
const schnappsBefore = (side) =>
  Array.from({ length: data.counts.rounds }, (_, index) => data.roundTrack.schnappsBefore[side][String(index + 1)] ?? 0);

const columnPrices = (name) => {
  const [low, high = low] = name.split("-").map(Number);
  return [low, high];
};
const column = (beer) =>
  data.guestBook.columns.findIndex((name) => {
    const [low, high] = columnPrices(name);
    return beer >= low && beer <= high;
  });
const guestColumn = (card) => (card.beer ? column(card.beer) : 0);

const reputationSpace = (space) => {
  const kind = { schnapps: "schnapps", signature: "signature", "schnapps-or-denied": "schnapps_or_denied", noble: "noble" };
  return space.bonus ? `{0, {BonusKind::${kind[space.bonus]}, 1, {}}}` : `{${space.points}, {}}`;
};
const reputation = (module) =>
  data.reputationTrack.spaces.filter((space) => (space.module ?? 1) <= module).map(reputationSpace);

const startCard = (card) => {
  const own = card.cards ?? [];
  const edition = ["north-star", "schmidt"].map((name) =>
    [...own, ...(card.editionCard ? [card.editionCard[name]] : [])]);
  const list = (ids) => `{${ids.length}, {${ids.map(cardId).join(", ")}}}`;
  return `    {{CardList${list(edition[0])}, CardList${list(edition[1])}}, ${card.monastery ?? 0}, ` +
    `${card.removeRegulars ?? 0}, ${card.schnapps ?? 0}, ${card.beer ?? 0}, ${card.upgrade ? "true" : "false"}, ` +
    `${card.upgrade ? tileId(card.upgrade) : "Tile::safe"}},`;
};

const side = (value) => {
  const kind = value.thalers ? "thalers" : value.beer ? "beer" : value.upgradeWithNoble ? "upgrade_with_noble"
    : value.serviceDenied ? "service_denied" : value.playedCardOnDeck ? "played_card_on_deck" : "turn_die";
  return `    {"${value.id}", ${value.pay}, SideKind::${kind}, ${value.thalers ?? value.beer ?? 0}},`;
};

/** FNV-1a over the canonical JSON of everything but notes. */
function fingerprint() {
  const strip = (value) => {
    if (Array.isArray(value)) return value.map(strip);
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).filter(([key]) => !["source", "about", "names"].includes(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, strip(inner)]));
    return value;
  };
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(JSON.stringify(strip(data)))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

const counts = data.counts;
const limits = data.limits;
const yields = data.yields;
const text = `// Made from assets/components.json by ci/generate-components.mjs: change the numbers there.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

#include "rules/component_types.hpp"

namespace tavern {

enum class Card : std::uint8_t {
${cards.map((card) => `  ${cppName(card.id)},`).join("\n")}
};
enum class Tile : std::uint8_t {
${data.tiles.list.map((tile) => `  ${cppName(tile.id)},`).join("\n")}
};

namespace components {

inline constexpr std::uint32_t fingerprint = 0x${fingerprint().toString(16)}U;
inline constexpr int card_kinds = ${cards.length};
inline constexpr int tavern_kinds = ${data.tavernCards.length};
inline constexpr int first_guest = ${data.tavernCards.length + data.regulars.length + 1};
inline constexpr int tile_kinds = ${data.tiles.list.length};
inline constexpr int tavern_cards_per_type = ${counts.tavernCardsPerType};
inline constexpr int nobles = ${counts.nobles};
inline constexpr int counter_guests_per_player = ${counts.counterGuestsPerPlayer};
inline constexpr int schnapps_tokens = ${counts.schnappsTokens};
inline constexpr int signature_tiles = ${counts.signatureTiles};
inline constexpr int white_dice = ${counts.whiteDicePerPlayer};
inline constexpr int own_dice = ${counts.ownDicePerPlayer};
inline constexpr int printed_tables = ${counts.printedTables};
inline constexpr int guest_row = ${counts.guestRow};
inline constexpr int rounds = ${counts.rounds};
inline constexpr int start_cards_shown = ${counts.startCardsShown};

/** Limits at the end of a turn: [basic, upgraded]. */
inline constexpr std::array<int, 2> safe_limit{${limits.safe}, ${limits.safeUpgraded}};
inline constexpr std::array<int, 2> storage_limit{${limits.beerStorage}, ${limits.beerStorageUpgraded}};
inline constexpr int schnapps_limit = ${limits.schnapps};
/** The yield of a die: [basic, upgraded]. */
inline constexpr std::array<int, 2> cashbox_yield{${yields.cashbox}, ${yields.cashboxUpgraded}};
inline constexpr std::array<int, 2> barrel_yield{${yields.barrel}, ${yields.barrelUpgraded}};
inline constexpr std::array<int, 2> brewer_yield{${yields.brewer}, ${yields.brewerUpgraded}};
inline constexpr std::array<int, 2> monk_yield{${yields.monk}, ${yields.monkUpgraded}};
inline constexpr int monk_die = ${yields.monkDie};
inline constexpr std::array<int, ${yields.brewerDice.length}> brewer_dice{${yields.brewerDice.join(", ")}};
inline constexpr int points_per_schnapps = ${yields.schnappsPoints};
/** Beer for 1, 2 and 3 nobles. */
inline constexpr std::array<int, ${data.noble.beerFor.length}> nobles_price{${data.noble.beerFor.join(", ")}};

/** {id, copies, module, price, pips, thalers, points, guest-book column, bonus} by Card. */
inline constexpr std::array<CardFacts, ${cards.length}> cards{{
${cards.map((card) => `    {"${card.id}", ${card.count ?? (card.id === "noble" ? counts.nobles : counts.tavernCardsPerType)}, ` +
  `${card.module ?? 1}, ${card.price ?? 0}, ${card.pips ?? 0}, ${card.thalers ?? 0}, ${card.points}, ` +
  `${guestColumn(card)}, ${bonus(card.bonus)}},`).join("\n")}
}};

/** {id, cost, discount per card given back (0: none), the card} by Tile. */
inline constexpr std::array<TileFacts, ${data.tiles.list.length}> tiles{{
${data.tiles.list.map((tile) => `    {"${tile.id}", ${tile.cost}, ${tile.discount ?? 0}, ` +
  `${tile.discount ? cardId(tile.id) : "{}"}},`).join("\n")}
}};

inline constexpr int monastery_length = ${data.monasteryTrack.length};
/** By space, 0 is the start space. */
inline constexpr std::array<Bonus, ${data.monasteryTrack.length + 1}> monastery_track{{
${Array.from({ length: data.monasteryTrack.length + 1 }, (_, index) =>
  `    ${bonus(data.monasteryTrack.bonuses[String(index)])},`).join("\n")}
}};

inline constexpr std::array<RoundSpace, ${counts.rounds}> summer_track{{
${roundTrack("summer")}
}};
inline constexpr std::array<RoundSpace, ${counts.rounds}> winter_track{{
${roundTrack("winter")}
}};
/** Schnapps on the way to a round: [module 1, module 2, module 3 and up][round - 1]. */
inline constexpr std::array<std::array<int, ${counts.rounds}>, 3> schnapps_before{{
${["summer", "loose", "printed"].map((name) => `    {${schnappsBefore(name).join(", ")}},`).join("\n")}
}};

inline constexpr std::array<ReputationSpace, ${reputation(4).length}> reputation_track{{${reputation(4).join(", ")}}};
inline constexpr std::array<ReputationSpace, ${reputation(5).length}> reputation_track_guest_book{{${reputation(5).join(", ")}}};

inline constexpr int book_columns = ${data.guestBook.columns.length};
/** By column, the least and the highest price in beer of its guests. */
inline constexpr std::array<std::array<int, 2>, ${data.guestBook.columns.length}> book_prices{{${data.guestBook.columns.map((name) => `{${columnPrices(name).join(", ")}}`).join(", ")}}};
inline constexpr int book_rows = ${data.guestBook.rows.length};
inline constexpr std::array<std::array<Bonus, ${data.guestBook.columns.length}>, ${data.guestBook.rows.length}> guest_book{{
${data.guestBook.rows.map((row) => `    {{${row.map((value) => `Bonus${bonus(value)}`).join(", ")}}},`).join("\n")}
}};

/** Start cards 1.. in order: cards by edition [North Star, Schmidt], steps, regulars removed, schnapps, beer, upgrade. */
inline constexpr std::array<StartCardFacts, ${data.startCards.cards.length}> start_cards{{
${data.startCards.cards.map(startCard).join("\n")}
}};
inline constexpr CardList starting_cards{${data.startingDeck.cards.length}, {${data.startingDeck.cards.map(cardId).join(", ")}}};

inline constexpr std::array<std::string_view, ${entertainers.length}> entertainers{${entertainers.map((tile) => `"${tile.id}"`).join(", ")}};
/** Sides 1.. in order, two for each entertainer: {id, schnapps to pay, effect, amount}. */
inline constexpr std::array<SideFacts, ${entertainers.length * 2}> sides{{
${entertainers.flatMap((tile) => tile.sides.map(side)).join("\n")}
}};

}  // namespace components
}  // namespace tavern
`;
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, text);
