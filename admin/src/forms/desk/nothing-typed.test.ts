import { expect, it } from 'vitest';
import { createWorld, PATH, settled } from '../../../test/drafts.ts';

const TIME = '2027-01-01T04:00:00.000Z';

const visits = async (...all: readonly (readonly Readonly<Record<string, string>>[])[]) => {
  const world = createWorld();
  for (const typing of all) {
    const window = world.open(0);
    await window.opened;
    for (const [field, text] of typing.flatMap(Object.entries<string>)) window.type(field, text);
    await settled([window]);
  }
  const last = world.open(0);
  await settled([last]);
  return { world, offers: last.drafts.state.offers.map(({ values }) => values) };
};

it.each([
  ['a time alone was chosen', [{ publishAt: TIME }]],
  ['a time was chosen and taken back', [{ publishAt: TIME }, { publishAt: '' }]],
  ['a default value was touched', [{ title: 'Wheat' }]],
  ['a text was taken back and a time left', [{ title: 'Barley' }, { publishAt: TIME }, { title: 'Wheat' }]],
])('there is no draft where %s, however often', async (_what, typing) => {
  const { world, offers } = await visits(typing, typing, typing);
  expect([offers, world.rows(), world.devices[0].size]).toEqual([[], [], 0]);
});

it('a draft holds the time beside the texts that come at it', async () => {
  const { offers } = await visits([{ publishAt: TIME }, { title: 'Barley' }]);
  expect(offers).toEqual([{ publishAt: TIME, title: 'Barley' }]);
});

it('a draft of a time alone, left by an earlier version of the panel, is dropped everywhere', async () => {
  const { world } = await visits();
  const draft = { draftId: 'a'.repeat(24), values: { publishAt: TIME }, basedOn: null };
  world.devices[0].set(draft.draftId, { ...draft, savedAt: '2026-01-01T00:00:00.000Z', path: PATH });
  await world.server.keep(draft);
  await world.server.keep({ ...draft, draftId: 'b'.repeat(24) });
  const window = world.open(0);
  await settled([window]);
  expect([window.drafts.state.offers, world.rows(), world.devices[0].size]).toEqual([[], [], 0]);
});

it('what is typed alike at several visits is offered once, here and on another device', async () => {
  const { world, offers } = await visits([{ title: 'Barley' }], [{ title: 'Barley' }], [{ title: 'Barley', bio: 'Six rows' }]);
  expect(offers).toHaveLength(2);
  expect(offers).toEqual(expect.arrayContaining([{ title: 'Barley' }, { title: 'Barley', bio: 'Six rows' }]));
  const elsewhere = world.open(1);
  await settled([elsewhere]);
  expect(elsewhere.drafts.state.offers).toHaveLength(2);
});
