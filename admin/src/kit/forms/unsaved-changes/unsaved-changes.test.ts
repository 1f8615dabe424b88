import { sized } from '@sanabel/scripts/testing/size.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BLANK, createScenario, FIELDS, settled, type Window } from '../../../../test/unsaved-changes.ts';
import { moveToServer } from './browser-store.ts';
import type { Offer } from './unsaved-changes.ts';

/** Numbers choose a window, a field or an offer among those that exist. */
const step = fc.record({
  act: fc.constantFrom(
    'type',
    'type',
    'type',
    'type back',
    'choose a time',
    'pause',
    'open',
    'reload',
    'leave',
    'restore',
    'restore',
    'discard',
    'look at newest',
    'save',
    'sign out',
    'session end',
    'silent',
    'answers',
  ),
  at: fc.nat(20),
  which: fc.nat(20),
});

const among = <Of>(list: readonly Of[], at: number): Of | undefined => list[at % Math.max(1, list.length)];

/** Takes steps, and tracks the texts that their writer has not given up. */
const createUser = () => {
  const scenario = createScenario();
  let windows: Window[] = [scenario.open(0)];
  let count = 0;
  const owed = new Set<string>();
  const isShown = (text: string) => windows.some(({ texts }) => Object.values(texts).includes(text));
  const waive = (values: object) => {
    for (const text of Object.values(values)) owed.delete(text);
  };
  const close = (window: Window) => {
    void window.unsaved.flush();
    windows = windows.filter((one) => one !== window);
  };
  const take = async ({ act, at, which }: { act: string; at: number; which: number }): Promise<void> => {
    const window = among(windows, at);
    const field = among(FIELDS, which) ?? 'title';
    if (act === 'open') windows.push(scenario.open(which % 2));
    if (act === 'silent' || act === 'answers') scenario.silence(act === 'silent');
    if (!window) return;
    const offer = among(window.unsaved.state.offers, which);
    const { texts } = window;
    if (act === 'type') {
      count += 1;
      owed.delete(texts[field] ?? '');
      window.type(field, `text ${count}`);
      owed.add(`text ${count}`);
    }
    if (act === 'type back') {
      owed.delete(texts[field] ?? '');
      window.type(field, BLANK[field] ?? '');
    }
    if (act === 'choose a time') window.type('publishAt', which % 2 > 0 ? `2027-01-0${1 + (which % 9)}T04:00:00.000Z` : '');
    if (act === 'pause') await window.unsaved.flush();
    if (act === 'reload' || act === 'session end') {
      close(window);
      windows.push(scenario.open(window.device, act === 'session end'));
    }
    if (act === 'leave') close(window);
    if (act === 'restore' && offer) window.unsaved.restore(offer);
    if (act === 'discard' && offer) {
      window.unsaved.discard(offer);
      const kept = [...scenario.devices].flatMap((device) => [...device.values()]).map(({ values }) => values);
      // Keep texts that another autosave or window still has.
      const elsewhere = new Set([...kept, ...windows.map((one) => one.texts)].flatMap((values) => Object.values(values)));
      waive(Object.fromEntries(Object.entries(offer.values).filter(([, text]) => !elsewhere.has(text))));
    }
    if (act === 'look at newest') window.lookAtNewest();
    if (act === 'save') await window.save().catch(() => undefined);
    if (act === 'sign out') {
      const here = windows.filter(({ device }) => device === window.device);
      for (const one of here) void one.unsaved.flush();
      const browser = scenario.devices[window.device as 0 | 1];
      const lost = await moveToServer([...browser.values()], (_, body) => scenario.server.save(body));
      // The user gets the warning that these would be lost, and stays.
      if (lost.length > 0) return;
      for (const one of here) {
        one.mute();
        close(one);
      }
      browser.clear();
    }
  };
  /** Returns the texts that are neither on a screen, nor saved, nor offered when the form is opened again. */
  const missing = async (): Promise<string[]> => {
    scenario.silence(false);
    await settled(windows);
    const fresh = [scenario.open(0), scenario.open(1)];
    await settled(fresh);
    const offered = fresh.flatMap(({ unsaved }) => unsaved.state.offers).flatMap(({ values }) => Object.values(values));
    return [...owed].filter((text) => !isShown(text) && !scenario.saved.has(text) && !offered.includes(text));
  };
  return { take, missing, scenario: scenario, windows: () => windows };
};

/** Leaves equal autosaves under several names, of which each window shows a different one. */
const TWO_COPIES = ['type', 'look at newest', 'restore', 'session end', 'look at newest', 'type', 'sign out', 'open'].map((act) => ({
  act,
  at: 0,
  which: 0,
}));

it('whatever is done in whatever order, what was typed last is on the screen, saved, or offered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const user = createUser();
      for (const one of steps) await user.take(one);
      expect(await user.missing()).toEqual([]);
    }),
    { numRuns: sized(600, 20_000), examples: [[TWO_COPIES]] },
  );
});

it('an offer stays as it is, whatever is typed, saved and left in the meantime', async () => {
  const typing = step.filter(({ act }) => ['type', 'type back', 'pause', 'silent', 'answers', 'look at newest', 'save'].includes(act));
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(fc.array(typing, { maxLength: 6 }), { maxLength: 4 }), async (isElsewhere, visits) => {
      const scenario = createScenario();
      const first = scenario.open(isElsewhere ? 1 : 0);
      first.type('bio', 'A long biography');
      await settled([first]);
      let count = 0;
      for (const visit of visits) {
        const window = scenario.open(0);
        await window.opened;
        for (const { act, which } of visit) {
          count += 1;
          const field = among(FIELDS, which) ?? 'title';
          if (act.startsWith('type')) window.type(field, act === 'type' ? `text ${count}` : (BLANK[field] ?? ''));
          if (act === 'silent' || act === 'answers') scenario.silence(act === 'silent');
          if (act === 'pause') await window.unsaved.flush();
          if (act === 'look at newest') window.lookAtNewest();
          if (act === 'save') await window.save().catch(() => undefined);
        }
        void window.unsaved.flush();
      }
      scenario.silence(false);
      const last = scenario.open(0);
      await settled([last]);
      expect(last.unsaved.state.offers.filter(({ values }) => values.bio === 'A long biography')).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

const withOffers = async (...texts: string[]) => {
  const scenario = createScenario();
  for (const text of texts) {
    const window = scenario.open(0);
    window.type('bio', text);
    await settled([window]);
  }
  const window = scenario.open(0);
  await settled([window]);
  return {
    scenario: scenario,
    window,
    offerOf: (text: string) => window.unsaved.state.offers.find(({ values }) => values.bio === text) as Offer,
  };
};

it('is offered once though browser and server have it, and ends in both places with one answer', async () => {
  const { scenario, window, offerOf } = await withOffers('one', 'two');
  expect(window.unsaved.state.offers.map(({ values, isInBrowser }) => [values.bio, isInBrowser]).sort()).toEqual([
    ['one', true],
    ['two', true],
  ]);
  window.unsaved.discard(offerOf('one'));
  window.unsaved.restore(offerOf('two'));
  await settled([window]);
  expect([window.texts.bio, window.unsaved.state.offers]).toEqual(['two', []]);
  expect([scenario.rows().map(({ values }) => values), [...scenario.devices[0].values()].map(({ values }) => values)]).toEqual([
    [{ bio: 'two' }],
    [{ bio: 'two' }],
  ]);
  await window.save();
  await settled([window]);
  expect([scenario.rows(), scenario.devices[0].size]).toEqual([[], 0]);
});

it('restored over what was just typed, makes an offer of that', async () => {
  const { window, offerOf } = await withOffers('before');
  window.type('bio', 'typed just now');
  window.type('title', 'Barley');
  window.unsaved.restore(offerOf('before'));
  expect(window.texts).toEqual({ ...BLANK, title: 'Barley', bio: 'before' });
  expect(window.unsaved.state.offers.map(({ values }) => values)).toEqual([{ title: 'Barley', bio: 'typed just now' }]);
});

it('typed while a save is on its way, differs from the form as it was saved', async () => {
  const { scenario, window } = await withOffers();
  window.type('title', 'Barley');
  const saving = window.save();
  window.type('title', 'Barley and oats');
  await saving;
  expect([...scenario.devices[0].values()].map(({ values }) => values)).toEqual([{ title: 'Barley and oats' }]);
});

it('holds the key with which the form was sent until it is saved, and gives it back with the texts', async () => {
  const scenario = createScenario();
  const first = scenario.open(0);
  first.type('bio', 'sent, and not answered');
  const key = first.unsaved.key();
  expect(first.unsaved.key()).toBe(key);
  await settled([first]);
  const window = scenario.open(0);
  await settled([window]);
  window.unsaved.restore(window.unsaved.state.offers[0] as Offer);
  expect([window.texts, window.unsaved.key()]).toEqual([{ ...BLANK, bio: 'sent, and not answered' }, key]);
  await window.save();
  expect(window.unsaved.key()).not.toBe(key);
});

it('of something else that was sent keeps its own key beside the one that is restored', async () => {
  const { window, offerOf } = await withOffers('before');
  window.type('bio', 'typed just now');
  const key = window.unsaved.key();
  window.unsaved.restore(offerOf('before'));
  expect(window.unsaved.state.offers.map(({ values }) => values)).toEqual([{ bio: 'typed just now', idempotencyKey: key }]);
  expect(window.unsaved.key()).not.toBe(key);
});

it('is none while a key is all that it would hold', async () => {
  const { scenario, window } = await withOffers();
  window.unsaved.key();
  await settled([window]);
  expect([scenario.rows(), scenario.devices[0].size]).toEqual([[], 0]);
});
