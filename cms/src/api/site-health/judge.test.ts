import { describe, expect, it } from 'vitest';
import { backupFailure, daysLeftOf, diskLevel, notifyOf, withSample } from './judge.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-24T12:00:00Z');
const GB = 1_000_000_000;

describe('the disk', () => {
  const filled = (days: number, perDay: number) =>
    Array.from({ length: days }).reduce<ReturnType<typeof withSample>>(
      (samples, _, day) => withSample(withSample(samples, NOW + day * DAY, 0), NOW + day * DAY + HOUR, 10 * GB + day * perDay),
      [],
    );

  it('lasts as long as it fills at the pace of the last weeks', () => {
    expect(daysLeftOf(filled(8, GB / 10), 3 * GB)).toBe(30);
    expect(filled(90, GB)).toHaveLength(60);
  });

  it('says nothing of its end while no one can know it', () => {
    expect([daysLeftOf([], GB), daysLeftOf(filled(7, GB), GB), daysLeftOf(filled(20, 0), GB)]).toEqual([null, null, null]);
  });

  it.each([
    [20 * GB, null, 'good'],
    [20 * GB, 29, 'warning'],
    [1.9 * GB, 400, 'warning'],
    [0.4 * GB, null, 'bad'],
  ] as const)('with %i bytes free and %s days left is %s', (free, days, level) => expect(diskLevel(free, days)).toBe(level));
});

describe('backups', () => {
  const fine = { isOn: true, newestAt: NOW - 9 * HOUR, hasFailed: false, trial: { hasFailed: false, at: NOW - DAY }, notCopiedAt: null };

  it.each([
    ['fine', {}, 'good', null],
    ['failed an hour ago, with one of this night', { hasFailed: true }, 'good', null],
    ['failed and old', { hasFailed: true, newestAt: NOW - 27 * HOUR }, 'bad', 'failed'],
    ['not made', { newestAt: NOW - 27 * HOUR }, 'bad', 'old'],
    ['that could not be restored', { trial: { hasFailed: true, at: NOW } }, 'bad', 'trial'],
    ['off', { isOn: false, newestAt: 0 }, 'warning', 'off'],
    ['not copied since yesterday', { notCopiedAt: NOW - 25 * HOUR }, 'warning', 'notCopied'],
    ['not copied for days', { notCopiedAt: NOW - 4 * DAY }, 'bad', 'notCopied'],
    ['tried long ago', { trial: { hasFailed: false, at: NOW - 46 * DAY } }, 'warning', 'trialOld'],
  ] as const)('that are %s', (_, facts, level, trouble) => expect(backupFailure({ ...fine, ...facts }, NOW)).toEqual({ level, trouble }));
});

describe('a fault', () => {
  const steps = (...levels: readonly (readonly ['good' | 'bad', number, boolean?])[]) => {
    let notified: Parameters<typeof notifyOf>[1];
    return levels.map(([level, minutes, isMailOut = false]) => {
      const next = notifyOf(level, notified, isMailOut, NOW + minutes * 60_000);
      notified = next.told;
      return next.isNew;
    });
  };

  it('is mailed once, also when it comes and goes', () => {
    expect(steps(['bad', 0], ['bad', 5], ['good', 10], ['bad', 15], ['bad', 90])).toEqual([true, false, false, false, false]);
  });
  it('is mailed again when it had been over for an hour', () => {
    expect(steps(['bad', 0], ['good', 5], ['good', 65], ['bad', 70])).toEqual([true, false, false, true]);
  });
  it('waits for mail to be back', () => {
    expect(steps(['bad', 0, true], ['bad', 5, true], ['bad', 10], ['bad', 15])).toEqual([false, false, true, false]);
  });
});
