import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');

it.each([
  ['2026-11-23T06:00:00Z', 'today', 'اليوم'],
  // Midnight has passed in the club's time zone, but not in Greenwich.
  ['2026-11-22T22:30:00Z', 'today', 'اليوم'],
  ['2026-11-22T10:00:00Z', 'yesterday', 'أمس'],
  ['2026-11-18T10:00:00Z', '5 days ago', 'قبل ٥ أيام'],
  ['2026-11-02T10:00:00Z', '3 weeks ago', 'قبل ٣ أسابيع'],
  ['2026-06-01T10:00:00Z', '5 months ago', 'قبل ٥ أشهر'],
])('%s is told as %s', (timestamp, english, arabic) => {
  expect([ageOf('en', timestamp, NOW), ageOf('ar', timestamp, NOW)]).toEqual([english, arabic]);
});
