import { expect, it } from 'vitest';
import { createScenario, PATH, settled } from '../../../../test/unsaved-changes.ts';

const TIME = '2027-01-01T04:00:00.000Z';

const visits = async (...all: readonly (readonly Readonly<Record<string, string>>[])[]) => {
  const scenario = createScenario();
  for (const typing of all) {
    const window = scenario.open(0);
    await window.opened;
    for (const [field, text] of typing.flatMap(Object.entries<string>)) window.type(field, text);
    await settled([window]);
  }
  const last = scenario.open(0);
  await settled([last]);
  return { scenario: scenario, offers: last.unsaved.state.offers.map(({ values }) => values) };
};

it.each([
  ['a time alone was chosen', [{ publishAt: TIME }]],
  ['a time was chosen and taken back', [{ publishAt: TIME }, { publishAt: '' }]],
  ['a default value was touched', [{ title: 'Wheat' }]],
  ['a text was taken back and a time left', [{ title: 'Barley' }, { publishAt: TIME }, { title: 'Wheat' }]],
])('there are no unsaved changes where %s, however often', async (_what, typing) => {
  const { scenario, offers } = await visits(typing, typing, typing);
  expect([offers, scenario.rows(), scenario.devices[0].size]).toEqual([[], [], 0]);
});

it('unsaved changes hold the time beside the texts that come at it', async () => {
  const { offers } = await visits([{ publishAt: TIME }, { title: 'Barley' }]);
  expect(offers).toEqual([{ publishAt: TIME, title: 'Barley' }]);
});

it('a time alone, autosaved by an earlier version of the panel, is dropped everywhere', async () => {
  const { scenario } = await visits();
  const autosave = { draftId: 'a'.repeat(24), values: { publishAt: TIME }, basedOn: null };
  scenario.devices[0].set(autosave.draftId, { ...autosave, savedAt: '2026-01-01T00:00:00.000Z', path: PATH });
  await scenario.server.save(autosave);
  await scenario.server.save({ ...autosave, draftId: 'b'.repeat(24) });
  const window = scenario.open(0);
  await settled([window]);
  expect([window.unsaved.state.offers, scenario.rows(), scenario.devices[0].size]).toEqual([[], [], 0]);
});

it('what is typed alike at several visits is offered once, here and on another device', async () => {
  const { scenario, offers } = await visits([{ title: 'Barley' }], [{ title: 'Barley' }], [{ title: 'Barley', bio: 'Six rows' }]);
  expect(offers).toHaveLength(2);
  expect(offers).toEqual(expect.arrayContaining([{ title: 'Barley' }, { title: 'Barley', bio: 'Six rows' }]));
  const elsewhere = scenario.open(1);
  await settled([elsewhere]);
  expect(elsewhere.unsaved.state.offers).toHaveLength(2);
});
