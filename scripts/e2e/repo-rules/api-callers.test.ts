import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { missingCalls, withCallers } from './api-callers.ts';

const FILE = inRoot('docs', 'api.md');
const page = readFileSync(FILE, 'utf8');

describe('the table of calls in docs/api.md', () => {
  it('says of each call who may make it, as the contract does (vitest -u rewrites it)', async () => {
    await expect(withCallers(page)).toMatchFileSnapshot(FILE);
  });

  it('has each call of the contract', () => {
    expect(missingCalls(page)).toEqual([]);
  });

  it('is corrected where a role is wrong, and refuses calls that are not there or not for the same people', () => {
    const row = (calls: string, who: string) => `| ${calls} | ${who} | | array |`;
    expect(withCallers(row('GET `/activity`', 'admin'))).toBe(row('GET `/activity`', 'owner'));
    expect(withCallers(row('GET, PATCH `/admins/{id}`', 'admin'))).toBe(row('GET, PATCH `/admins/{id}`', 'owner, or oneself'));
    expect(() => withCallers(row('GET `/nothing`', 'open'))).toThrow('/nothing');
    expect(() => withCallers(row('GET `/trash`, DELETE `/trash/{id}`', 'admin'))).toThrow('/trash');
  });
});
