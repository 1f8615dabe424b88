import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alerts, answers } from '../fixtures/index.ts';
import { KINDS } from '../kinds/index.ts';
import { fieldErrorMessage } from '../messages/index.ts';
import { personalErrors } from './persons.ts';

const errorsIn = (values: object) => personalErrors(KINDS.answers, values as Record<string, unknown>);

describe('an answer', () => {
  it('names each text in which a person can be recognised, descriptions of pictures included', () => {
    const values = {
      question: 'My name is Ahmed and my leaves are yellow',
      arabicShort: 'كلمني على ٠١٠ ٠٠٠٠ ٠٠٠٠',
      short: 'Feed it.',
      arabicSource: 'ahmed@sanabel.example',
      secondCaption: 'Call 01000000000',
      arabicPictureAlt: 'أنا اسمي أحمد',
    };
    expect(errorsIn(values)).toEqual([
      { field: 'question', code: 'name_in_text' },
      { field: 'arabicShort', code: 'phone_in_text' },
      { field: 'arabicSource', code: 'email_in_text' },
      { field: 'secondCaption', code: 'phone_in_text' },
      { field: 'arabicPictureAlt', code: 'name_in_text' },
    ]);
    expect(fieldErrorMessage({ field: 'arabicShort', code: 'phone_in_text' }, 'ar')).toBe('في هذا النص رقم هاتف. احذفه ليصبح النشر متاحًا.');
  });

  it('finds a mobile number in any digits and groups, anywhere in a text', () => {
    const number = fc.array(fc.nat({ max: 9 }), { minLength: 8, maxLength: 8 }).map((rest) => `010${rest.join('')}`);
    const digits = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹');
    const written = fc
      .record({ number, digits, gap: fc.constantFrom('', ' ', '-', '\u00a0') })
      .map(({ number: plain, digits: own, gap }) =>
        [plain.slice(0, 3), plain.slice(3, 7), plain.slice(7)].join(gap).replace(/\d/g, (digit) => own[Number(digit)] ?? ''),
      );
    const words = fc.constantFrom('', 'كلمني على ', 'Call me: ');
    fc.assert(
      fc.property(words, written, (before, phone) => {
        expect(errorsIn({ long: `${before}${phone}.` })).toEqual([{ field: 'long', code: 'phone_in_text' }]);
      }),
    );
  });

  it('keeps ids, days and links, and whatever the demo answers name', () => {
    expect(errorsIn({ crops: '012345678901234567890123', date: '2026-11-12', picture: '01000000000' })).toEqual([]);
    for (const answer of answers) expect(errorsIn(answer)).toEqual([]);
  });
});

it('other kinds may name people', () => {
  expect(personalErrors(KINDS.alerts, { ...alerts[0], arabicSource: 'هاتف 01000000000' })).toEqual([]);
});
