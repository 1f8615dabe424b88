import { describe, expect, it } from 'vitest';
import { generateItem } from '../../../../scripts/testing/content/generated.ts';
import type { Alert } from './alerts.ts';
import { byMonth, dayRange, daysOf, firstStep, regionNames, spanWords, stepsOf, untilWords, WHOLE_DATE, whenIn } from './words.ts';

/** Times in Cairo, two hours ahead of UTC in winter. */
const alert = (from: string, until: string, changes: Partial<Alert> = {}): Alert => ({
  ...generateItem('alerts', 1),
  from: new Date(`${from}+02:00`).toISOString(),
  until: new Date(`${until}+02:00`).toISOString(),
  ...changes,
});
const FOUR_DAYS = alert('2026-11-26T18:00', '2026-11-29T20:00');

describe('the days of an alert', () => {
  it('are those of Cairo of which a part is in it', () => {
    expect(daysOf(FOUR_DAYS, 'ar').map(({ weekday, number }) => `${weekday} ${number}`)).toEqual([
      'الخميس ٢٦',
      'الجمعة ٢٧',
      'السبت ٢٨',
      'الأحد ٢٩',
    ]);
    expect(daysOf(alert('2026-11-26T00:00', '2026-11-27T00:00'), 'en').map(({ weekday }) => weekday)).toEqual(['Thu']);
    expect(daysOf(alert('2026-11-26T23:45', '2026-11-27T00:15'), 'en')).toHaveLength(2);
  });

  it('follow each other without a gap, also where the clocks change', () => {
    const days = daysOf({ from: '2026-04-22T10:00:00.000Z', until: '2026-04-26T10:00:00.000Z' }, 'en');
    expect(days.map(({ weekday }) => weekday)).toEqual(['Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    for (const [index, { start }] of days.entries()) expect(start).toBe(days[index - 1]?.end ?? start);
  });
});

describe('the end in words', () => {
  it.each([
    ['2026-11-29T20:00', 'حتى مساء الأحد', 'until Sunday evening'],
    ['2026-11-29T16:00', 'حتى مساء الأحد', 'until Sunday evening'],
    ['2026-11-29T13:00', 'حتى ظهر الأحد', 'until midday on Sunday'],
    ['2026-11-29T08:00', 'حتى صباح الأحد', 'until Sunday morning'],
    ['2026-11-29T04:00', 'حتى فجر الأحد', 'until before dawn on Sunday'],
    ['2026-11-30T00:00', 'حتى نهاية الأحد', 'until the end of Sunday'],
    ['2026-12-05T20:00', 'حتى ٥ ديسمبر', 'until 5 December'],
    ['2026-12-06T00:00', 'حتى ٥ ديسمبر', 'until 5 December'],
  ])('of %s: %s, %s', (until, arabic, english) => {
    const one = alert('2026-11-26T18:00', until);
    expect([untilWords(one, 'ar'), untilWords(one, 'en')]).toEqual([arabic, english]);
  });

  it('has the year where it is to be read later', () => {
    expect(whenIn('ar', FOUR_DAYS.until, WHOLE_DATE)).toBe('مساء الأحد ٢٩ نوفمبر ٢٠٢٦');
    expect(whenIn('en', FOUR_DAYS.until, WHOLE_DATE)).toBe('Sunday evening, 29 November 2026');
  });

  it('is exact beside the days', () => {
    expect(spanWords(FOUR_DAYS, 'ar').replaceAll('\u00a0', ' ')).toMatch(/^من الخميس ٢٦ نوفمبر.*، ٦ م، إلى الأحد ٢٩ نوفمبر.*، ٨ م$/);
  });

  it('is a range of days in the list, with months where they differ', () => {
    expect(dayRange(FOUR_DAYS, 'ar')).toBe('٢٦ إلى ٢٩');
    expect(dayRange(alert('2026-11-26T18:00', '2026-11-27T00:00'), 'ar')).toBe('٢٦');
    expect(dayRange(alert('2026-11-26T18:00', '2026-12-02T20:00'), 'en')).toBe('26 November to 2 December');
  });
});

describe('what an alert says', () => {
  it('names its regions, or all', () => {
    expect(regionNames({ ...FOUR_DAYS, regions: 'delta,upper' }, 'ar')).toBe('الوجه البحري، الصعيد');
    expect(regionNames({ ...FOUR_DAYS, regions: '' }, 'en')).toBe('All regions');
  });

  it('has steps with an instruction and a sentence, in Arabic where the English ones are missing', () => {
    const one = { ...FOUR_DAYS, steps: '', arabicSteps: 'أوقف الري: من اليوم.\nاسأل قبل أي رش.' };
    expect(stepsOf(one, 'en')).toEqual([
      { lang: 'ar', lead: 'أوقف الري', text: 'من اليوم.' },
      { lang: 'ar', lead: '', text: 'اسأل قبل أي رش.' },
    ]);
    expect(firstStep(one, 'en')).toEqual({ lang: 'ar', text: 'أوقف الري: من اليوم.' });
  });

  it('has each step that lacks its English in Arabic, named as such', () => {
    const one = { ...FOUR_DAYS, arabicSteps: '1. أوقف الري: من اليوم.\nافتح المصارف.\nأجّل الرش.', steps: '\n- Open the drains.' };
    expect(stepsOf(one, 'en').map(({ lang, lead, text }) => [lang, lead, text])).toEqual([
      ['ar', 'أوقف الري', 'من اليوم.'],
      ['en', '', 'Open the drains.'],
      ['ar', '', 'أجّل الرش.'],
    ]);
    expect(stepsOf(one, 'ar').every(({ lang }) => lang === 'ar')).toBe(true);
    expect(firstStep(one, 'en').lang).toBe('ar');
  });

  it('is listed under the month of its end, the latest first', () => {
    const months = byMonth([alert('2026-10-30T08:00', '2026-11-01T00:00'), FOUR_DAYS, alert('2026-12-30T08:00', '2027-01-02T08:00')]);
    expect(months.map(({ month, before }) => [month, before])).toEqual([
      [1, 12],
      [11, 10],
      [10, 9],
    ]);
  });
});
