import { copticDay, gregorianDay } from '@sanabel/brand/calendar/days';
import { halfOf } from '@sanabel/brand/calendar/halves';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TODAY_SCRIPT } from './today-script.ts';

const CAIRO = 'Africa/Cairo';

interface Slot {
  dataset: { today?: string; at?: string };
  textContent: string;
  hidden: boolean;
}
const slot = (dataset: Slot['dataset']): Slot => ({ dataset, textContent: '', hidden: true });

const runAt = (
  timestamp: number,
  slots: Slot[],
  { format = 'ar-EG', stored }: { format?: string; stored?: string | null | undefined } = {},
) => {
  const root = { dataset: {} as Record<string, unknown> };
  const document = {
    documentElement: root,
    currentScript: { dataset: { zone: CAIRO, format, region: 'delta' } },
    querySelectorAll: (selector: string) => slots.filter(({ dataset }) => (selector === '[data-at]' ? 'at' : 'today') in dataset),
  };
  const storage = {
    get region() {
      if (stored === null) throw new Error('Storage is forbidden.');
      return stored;
    },
  };
  new Function('document', 'localStorage', 'Date', TODAY_SCRIPT)(document, storage, { now: () => timestamp });
  return root.dataset;
};
const shownAt = (iso: string, at: string, stored?: string | null): boolean => {
  const one = slot({ at });
  runAt(Date.parse(iso), [one], { stored });
  return !one.hidden;
};

describe('the day of a page', () => {
  it('is the half and the Coptic month in Cairo at every moment, whatever zone the phone is in', () => {
    const zone = process.env.TZ;
    const dates = fc.date({ min: new Date('2015-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    try {
      fc.assert(
        fc.property(dates, fc.constantFrom('Pacific/Kiritimati', 'Pacific/Niue', 'UTC', CAIRO), (date, device) => {
          process.env.TZ = device;
          const timestamp = date.getTime();
          expect(runAt(timestamp, [])).toMatchObject({
            half: halfOf(gregorianDay(timestamp, CAIRO)),
            coptic: copticDay(timestamp, CAIRO).month,
          });
        }),
        { numRuns: 300 },
      );
    } finally {
      process.env.TZ = zone;
    }
  });

  it.each([
    ['the last minute of the year', '2026-12-31T21:59:00Z', '٣١ ديسمبر ٢٠٢٦', '٢٢ كيهك ١٧٤٣'],
    ['the first minute of the next', '2026-12-31T22:00:00Z', '١ يناير ٢٠٢٧', '٢٣ كيهك ١٧٤٣'],
    ['the sixth day of the little month', '2027-09-11T10:00:00Z', '١١ سبتمبر ٢٠٢٧', '٦ نسيئ ١٧٤٣'],
    ['the first of Tut after it', '2027-09-12T10:00:00Z', '١٢ سبتمبر ٢٠٢٧', '١ توت ١٧٤٤'],
    ['a leap day', '2028-02-29T10:00:00Z', '٢٩ فبراير ٢٠٢٨', '٢١ أمشير ١٧٤٤'],
  ])('is written in the words of the page: %s', (_, iso, gregorian, coptic) => {
    const slots = [slot({ today: 'gregory day month year' }), slot({ today: 'coptic day month year' })];
    runAt(Date.parse(iso), slots);
    expect(slots.map(({ textContent }) => textContent)).toEqual([gregorian, coptic]);
  });

  it('has the weekday first, and no era in either language', () => {
    const slots = [slot({ today: 'gregory weekday day month' }), slot({ today: 'coptic day month year' }), slot({ today: 'coptic month' })];
    runAt(Date.parse('2026-11-23T10:00:00Z'), slots, { format: 'en-GB' });
    expect(slots.map(({ textContent }) => textContent)).toEqual(['Monday 23 November', '14 Hator 1743', 'Hator']);
  });
});

describe('what a page shows for a time', () => {
  it('is shown in its half, in its Coptic month, or on its days in the region', () => {
    const november = '2026-11-23T10:00:00Z';
    const ats = ['h21', 'h20', 'c3', 'c4', 'delta1110-1125', 'upper1110-1125', 'delta1124-1125', 'delta1101-0131', 'h20 h21'];
    expect(ats.filter((at) => shownAt(november, at))).toEqual(['h21', 'c3', 'delta1110-1125', 'delta1101-0131', 'h20 h21']);
  });

  it('begins and ends on its days', () => {
    const wheat = (day: string) => shownAt(`2026-${day}T10:00:00Z`, 'delta1110-1125');
    expect(['11-09', '11-10', '11-25', '11-26'].map(wheat)).toEqual([false, true, true, false]);
    const winter = (day: string) => shownAt(`2026-${day}T10:00:00Z`, 'delta1221-0105');
    expect(['12-20', '12-21', '01-05', '01-06'].map(winter)).toEqual([false, true, true, false]);
  });

  it('follows the region that the device has kept, and the first one where storage is forbidden', () => {
    const november = '2026-11-23T10:00:00Z';
    expect([shownAt(november, 'upper1101-1130', 'upper'), shownAt(november, 'delta1101-1130', 'upper')]).toEqual([true, false]);
    expect(shownAt(november, 'delta1101-1130', null)).toBe(true);
  });
});
