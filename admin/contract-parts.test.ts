import { fileURLToPath } from 'node:url';
import { CALLS } from '@sanabel/contract/calls';
import { KINDS } from '@sanabel/contract/kinds/index';
import { describe, expect, it } from 'vitest';
import { contractParts } from './contract-parts.ts';

const load = contractParts().load as (file: string) => Promise<string | null>;
const partOf = (name: string) => load(fileURLToPath(import.meta.resolve(`@sanabel/contract/${name}`)));

describe('parts of the contract in the panel', () => {
  it('have the rules of fields, and their texts where lists and forms import them', async () => {
    const alone = await partOf('kinds/alerts');
    expect(alone).toMatch(/"max":\d/);
    expect(alone).toContain('التنبيهات');
    for (const text of ['العنوان', 'رياح', 'حذّر المزارعين', '{{n}}', KINDS.alerts.fields.type.icons.rain]) {
      expect(alone).not.toContain(text);
      expect(await partOf('kinds/with-texts')).toContain(text);
    }
  });

  it('leave modules as they are that have none', async () => {
    expect(await partOf('kinds/crops')).toBeNull();
    expect(await partOf('kinds/index')).toBeNull();
    expect(await partOf('limits')).toBeNull();
  });

  it('have of every call who may make it', async () => {
    const source = (await partOf('calls')) ?? '';
    const calls = JSON.parse(source.slice(source.indexOf('['), source.lastIndexOf(']') + 1)) as object[];
    expect(calls).toEqual(
      CALLS.map(({ method, path, roles, orForOneself }) => ({
        method,
        path,
        roles,
        ...(orForOneself === undefined ? {} : { orForOneself }),
      })),
    );
  });
});
