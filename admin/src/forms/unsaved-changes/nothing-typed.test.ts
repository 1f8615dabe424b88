import { expect, it } from 'vitest';
import { createWorld, PATH, settled } from '../../../test/unsaved-changes.ts';

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
  return { world, offers: last.unsaved.state.offers.map(({ values }) => values) };
};

it.each([
  ['a time alone was chosen', [{ publishAt: TIME }]],
  ['a time was chosen and taken back', [{ publishAt: TIME }, { publishAt: '' }]],
  ['a default value was touched', [{ title: 'Wheat' }]],
  ['a text was taken back and a time left', [{ title: 'Barley' }, { publishAt: TIME }, { title: 'Wheat' }]],
])('there are no unsaved changes where %s, however often', async (_what, typing) => {
  const { world, offers } = await visits(typing, typing, typing);
  expect([offers, world.rows(), world.devices[0].size]).toEqual([[], [], 0]);
});

it('unsaved changes hold the time beside the texts that come at it', async () => {
  const { offers } = await visits([{ publishAt: TIME }, { title: 'Barley' }]);
  expect(offers).toEqual([{ publishAt: TIME, title: 'Barley' }]);
});

it('a time alone, autosaved by an earlier version of the panel, is dropped everywhere', async () => {
  const { world } = await visits();
  const autosave = { draftId: 'a'.repeat(24), values: { publishAt: TIME }, basedOn: null };
  world.devices[0].set(autosave.draftId, { ...autosave, savedAt: '2026-01-01T00:00:00.000Z', path: PATH });
  await world.server.save(autosave);
  await world.server.save({ ...autosave, draftId: 'b'.repeat(24) });
  const window = world.open(0);
  await settled([window]);
  expect([window.unsaved.state.offers, world.rows(), world.devices[0].size]).toEqual([[], [], 0]);
});

it('what is typed alike at several visits is offered once, here and on another device', async () => {
  const { world, offers } = await visits([{ title: 'Barley' }], [{ title: 'Barley' }], [{ title: 'Barley', bio: 'Six rows' }]);
  expect(offers).toHaveLength(2);
  expect(offers).toEqual(expect.arrayContaining([{ title: 'Barley' }, { title: 'Barley', bio: 'Six rows' }]));
  const elsewhere = world.open(1);
  await settled([elsewhere]);
  expect(elsewhere.unsaved.state.offers).toHaveLength(2);
});
