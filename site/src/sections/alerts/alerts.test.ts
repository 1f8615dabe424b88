import { describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import { type Alert, alertsOfCrop, byGravity, currentAlerts, endedAlerts, latestKnown, stateAt, stateOf } from './alerts.ts';

const lists = generateLists(8);
const [wheat = '', rice = ''] = lists.crops.map(({ id }) => id);
const NOW = Date.parse('2026-11-29T08:00:00.000Z');
let number = 0;
const alert = (changes: Partial<Alert>): Alert => {
  number += 1;
  return {
    ...generateItem('alerts', number),
    from: '2026-11-28T06:00:00.000Z',
    until: '2026-11-30T18:00:00.000Z',
    level: 'notice',
    regions: '',
    crops: '',
    ...changes,
  };
};
const show = (alerts: readonly Alert[], now = NOW): string[] =>
  replaceSiteData({
    content: contentOf({ ...lists, alerts: [...alerts] }, 1, { webp: 1, avif: 1 }),
    year: 2026,
    now,
    busyImages: new Set(),
  }).changed;
const readsOf = async (make: () => unknown): Promise<ReadonlySet<string>> => (await renderIn(async () => make())).reads;
const ids = (alerts: readonly Alert[]): string[] => alerts.map(({ id }) => id);

const ofWheat = alert({ crops: wheat });
const grave = alert({ level: 'act', crops: `${rice},${wheat}`, until: '2026-12-05T18:00:00.000Z' });
const coming = alert({ crops: rice, from: '2026-12-01T06:00:00.000Z', until: '2026-12-02T06:00:00.000Z' });
const ended = alert({ crops: wheat, until: '2026-11-29T08:00:00.000Z' });
const past = alert({ from: '2026-08-01T06:00:00.000Z', until: '2026-08-05T06:00:00.000Z' });
const all = [past, ended, coming, ofWheat, grave];

describe('an alert', () => {
  it('is valid from its start until its end, and of an earlier season from Tut on', () => {
    const { from, until } = ofWheat;
    expect(stateAt(ofWheat, Date.parse(from) - 1)).toBe('coming');
    expect(stateAt(ofWheat, Date.parse(from))).toBe('valid');
    expect(stateAt(ofWheat, Date.parse(until) - 1)).toBe('valid');
    expect(stateAt(ofWheat, Date.parse(until))).toBe('ended');
    expect(stateAt(ofWheat, Date.parse('2027-09-11T20:59:00Z'))).toBe('ended');
    expect(stateAt(ofWheat, Date.parse('2027-09-11T21:00:00Z'))).toBe('past');
  });

  it('comes before others when it is graver, or ends earlier', () => {
    expect([ofWheat, coming, grave].toSorted(byGravity)).toEqual([grave, ofWheat, coming]);
  });
});

describe('the alerts of a page', () => {
  it('are the valid and the coming ones, those of a crop on its page', () => {
    show(all);
    expect(ids(currentAlerts())).toEqual(ids([grave, ofWheat, coming]));
    expect(ids(alertsOfCrop(wheat))).toEqual(ids([grave, ofWheat]));
    expect(ids(alertsOfCrop(rice))).toEqual(ids([grave, coming]));
    expect(alertsOfCrop('another')).toEqual([]);
    expect(ids(endedAlerts())).toEqual(ids([ended]));
    expect(all.map(stateOf)).toEqual(['past', 'ended', 'coming', 'valid', 'valid']);
  });

  it('make no page again but those of their crops', async () => {
    show(all);
    const [ofRice, ofTheWheat] = [await readsOf(() => alertsOfCrop(rice)), await readsOf(() => alertsOfCrop(wheat).map(stateOf))];
    const edited = show([past, ended, coming, { ...ofWheat, arabicTitle: 'عنوان آخر' }, grave]);
    expect(edited.some((name) => ofTheWheat.has(name))).toBe(true);
    expect(edited.some((name) => ofRice.has(name))).toBe(false);
  });

  it('make their pages again when one starts or ends, without another content', async () => {
    show(all);
    const [home, itsCrop, other] = await Promise.all([
      readsOf(() => currentAlerts().map(stateOf)),
      readsOf(() => alertsOfCrop(rice).map(stateOf)),
      readsOf(() => alertsOfCrop('another').map(stateOf)),
    ]);
    const started = show(all, Date.parse(coming.from));
    for (const reads of [home, itsCrop]) expect(started.some((name) => reads.has(name))).toBe(true);
    expect(started.some((name) => other.has(name))).toBe(false);
    expect(show(all, Date.parse(coming.until)).some((name) => itsCrop.has(name))).toBe(true);
  });

  it('say what time it is at least: later than they were written, and than those in force began', () => {
    show(all);
    expect(latestKnown([{ ...ofWheat, updatedAt: '2026-11-01T00:00:00.000Z' }])).toBe(Date.parse(ofWheat.from));
    expect(latestKnown([{ ...coming, updatedAt: '2026-11-01T00:00:00.000Z' }])).toBe(Date.parse('2026-11-01T00:00:00.000Z'));
  });
});
