// The security policy of the page lets nothing become code but what passes here.
import { addressOf } from "./addresses";

/** Every script that is not in the page itself. */
const scripts = { thinker: addressOf("thinker.js"), offline: "sw.js" } as const;

// Not every browser has it; where it is missing, the security policy asks for nothing.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): unknown };
}
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("taverns", {
  createScriptURL(address) {
    if (!Object.values<string>(scripts).includes(address)) throw new TypeError(`no script of this site: ${address}`);
    return address;
  },
});

/** The address of a script, for a worker. */
export function scriptAddress(script: keyof typeof scripts): string {
  const address = scripts[script];
  // A TrustedScriptURL, which TypeScript's library does not know yet.
  return (policy?.createScriptURL(address) ?? address) as string;
}
