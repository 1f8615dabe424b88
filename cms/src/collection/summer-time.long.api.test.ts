import { DAY_MINUTES, quartersOf, timestampOf } from '@sanabel/brand/zone';
import type { Content } from '@sanabel/contract';
import { type Clock, openClock } from '@sanabel/scripts/testing/clock/clock.ts';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterEach, expect, it } from 'vitest';

let cms: Cms;
let clock: Clock;
let token: string;
let logo: Buffer;
afterEach(async () => {
  await cms.stop();
  clock.stop();
});

/** A server in Cairo, whose clock changes too. */
const startAt = async (timestamp: string): Promise<void> => {
  clock = openClock(Date.parse(timestamp));
  cms = await startCms({ ...clock.environment, TZ: 'Africa/Cairo' });
  token = await cms.signInByMail();
  logo = await png({ width: 64, height: 48 });
};

const iso = (timestamp: number): string => new Date(timestamp).toISOString();
const add = async (name: string, timing: object): Promise<string> => {
  const answer = await cms.call('POST', '/partners', { token, form: form({ name, link: 'https://example.com', ...timing }, { logo }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const seen = async (): Promise<string[]> => {
  const names = ((await (await cms.call('GET', '/partners')).json()) as { name: string }[]).map(({ name }) => name).sort();
  const { partners } = (await (await cms.call('GET', '/content', { token: cms.contentToken })).json()) as Content;
  expect(partners.map(({ name }) => name).sort()).toEqual(names);
  return names;
};
/** Sets the clock and wakes the server. Never an hour further, because the session would end. */
const at = async (timestamp: number, nudged: string): Promise<void> => {
  await clock.stopAt(timestamp);
  expect((await cms.call('PATCH', `/partners/${nudged}`, { token, json: { name: `Draft at ${timestamp}` } })).status).toBe(200);
};

interface Step {
  name: string;
  timestamp: number;
  /** The item is hidden at its time instead of shown. */
  isHiding?: boolean;
}

/** Checks that an item changes exactly at its time, not a millisecond before, whatever the local clock does. */
const goThrough = async (steps: readonly Step[]): Promise<void> => {
  const nudged = await add('Draft', { isDraft: true });
  for (const { name, timestamp, isHiding } of steps) await add(name, { [isHiding ? 'hideAt' : 'publishAt']: iso(timestamp) });
  const expected = new Set(steps.filter(({ isHiding }) => isHiding).map(({ name }) => name));
  for (const { name, timestamp, isHiding } of steps) {
    await at(timestamp - 1, nudged);
    expect(await seen(), `before ${name}`).toEqual([...expected].sort());
    if (isHiding) expected.delete(name);
    else expected.add(name);
    await at(timestamp, nudged);
    await expect.poll(seen, { message: `at ${name}` }).toEqual([...expected].sort());
  }
};

it('items come and go at their moments on the night whose first hour is skipped', async () => {
  await startAt('2027-04-29T21:15:00Z');
  const [first, second] = quartersOf('2027-04-30');
  expect(first?.minutes).toBe(60);
  await goThrough([
    { name: 'a quarter before midnight', timestamp: timestampOf({ day: '2027-04-29', minutes: 23 * 60 + 45 }) },
    { name: 'hidden at the end of Thursday', timestamp: timestampOf({ day: '2027-04-29', minutes: DAY_MINUTES }), isHiding: true },
    { name: 'a quarter past one', timestamp: second?.timestamp ?? 0 },
  ]);
});

it('items come and go at their moments on the night that has an hour twice', async () => {
  await startAt('2027-10-28T19:30:00Z');
  const twice = quartersOf('2027-10-28').filter(({ minutes }) => minutes === 23 * 60 || minutes === 23 * 60 + 30);
  expect(twice.map(({ minutes, occurrence }) => `${minutes} ${occurrence}`)).toEqual([
    '1380 first',
    '1410 first',
    '1380 second',
    '1410 second',
  ]);
  await goThrough([
    ...twice.map(({ minutes, occurrence, timestamp }) => ({ name: `${minutes} ${occurrence}`, timestamp })),
    { name: 'hidden at the end of Thursday', timestamp: timestampOf({ day: '2027-10-28', minutes: DAY_MINUTES }), isHiding: true },
  ]);
});
