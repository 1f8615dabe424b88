declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Keeps Zod from testing for `eval`, which the page's policy blocks and reports each time. Zod keeps settings that it finds when it loads
 * (its `global-config.test.ts`); calling its `config` would bring 3 kB of it into the sign-in.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
