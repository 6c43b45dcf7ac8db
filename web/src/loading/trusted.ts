// The page's security policy runs only code that passes through here.
import { addressOf } from "./addresses";

/** All scripts outside of the page itself. */
const scripts = { thinker: addressOf("thinker.js"), offline: "sw.js" } as const;

// Not every browser has it; those without it do not enforce the policy either.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): unknown };
}
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("taverns", {
  createScriptURL(address) {
    if (!Object.values<string>(scripts).includes(address)) throw new TypeError(`no script of this site: ${address}`);
    return address;
  },
});

/** The address of a worker's script. */
export function scriptAddress(script: keyof typeof scripts): string {
  const address = scripts[script];
  // A TrustedScriptURL, which TypeScript's library lacks.
  return (policy?.createScriptURL(address) ?? address) as string;
}
