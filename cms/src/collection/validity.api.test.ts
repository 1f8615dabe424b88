import { figures, stateFilter, VALIDITY_STATES } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let cms: Cms;
let token: string;
const ids: Record<string, string> = {};

const HOUR = 3_600_000;
/** A timestamp on a quarter of an hour. */
const at = (hours: number): string => new Date(Math.floor((Date.now() + hours * HOUR) / (HOUR / 4)) * (HOUR / 4)).toISOString();

const add = async (name: string, more: object): Promise<void> => {
  const texts = { arabicTitle: name, arabicHappens: 'رياح', arabicSteps: 'اجمع\nاربط', arabicSource: 'الهيئة', type: 'wind', level: 'act' };
  const answer = await cms.call('POST', '/alerts', { token, json: { ...texts, ...more } });
  ids[name] = ((await answer.json()) as { id: string }).id;
};

beforeAll(async () => {
  cms = await startCms();
  token = await cms.signIn();
  await add('valid', { from: at(-2), until: at(2) });
  await add('coming', { from: at(2), until: at(4) });
  await add('ended', { from: at(-4), until: at(-2) });
  await add('draft', { isDraft: true });
});
afterAll(() => cms.stop());

const found = async (state: string): Promise<string[]> => {
  const answer = await cms.call('GET', `/alerts?filter=${encodeURIComponent(JSON.stringify(stateFilter(state)))}`, { token });
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
};

describe('alerts with a beginning and an end', () => {
  it.each([...VALIDITY_STATES, 'draft'])('are found while they are %s', async (state) => {
    expect(await found(state)).toEqual([ids[state]]);
  });

  it('are counted in each of these states', async () => {
    const { states = [] } = figures.parse(await (await cms.call('GET', '/figures', { token })).json());
    expect(states.find(({ list }) => list === 'alerts')).toMatchObject({ live: 3, valid: 1, coming: 1, ended: 1, draft: 1 });
  });

  it('are not filtered so for visitors, and no other list is', async () => {
    const filter = encodeURIComponent(JSON.stringify({ valid: true }));
    expect((await cms.call('GET', `/alerts?filter=${filter}`)).status).toBe(400);
    expect((await cms.call('GET', `/answers?filter=${filter}`, { token })).status).toBe(400);
  });
});
