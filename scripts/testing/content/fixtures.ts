import { FIXTURES } from '@sanabel/contract/fixtures';
import { resolveFixture, type Values } from '../../seed/resolve.ts';

/** Returns a fixture as the API takes it, without pictures and the items that it refers to. */
export const fixtureToSend = (name: keyof typeof FIXTURES): Values => {
  const fields = Object.entries(FIXTURES[name][0] ?? {}).filter(([field]) => !/picture/i.test(field));
  return resolveFixture(name, Object.fromEntries(fields), () => undefined, Date.now());
};
