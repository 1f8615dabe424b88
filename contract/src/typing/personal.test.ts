import { describe, expect, it } from 'vitest';
import { personalIn } from './personal.ts';

describe('a text', () => {
  it.each([
    ['phone_in_text', 'ورق الطماطم بيصفرّ، رقمي 01000000000'],
    ['phone_in_text', 'كلمني على ٠١٠٠٠٠٠٠٠٠٠'],
    ['phone_in_text', 'كلمني على ٠١٠ ٠٠٠٠ ٠٠٠٠'],
    ['phone_in_text', 'واتساب 0100-000-0000'],
    ['phone_in_text', 'Call me on +20 100 000 0000, please.'],
    ['phone_in_text', 'Call 0020 100 0000000'],
    ['phone_in_text', 'call (02) 2200 0000'],
    ['phone_in_text', 'https://wa.me/201000000000'],
    ['phone_in_text', 'الرقم \u202a+201000000000\u202c'],
    ['email_in_text', 'اكتب لي على ahmed@sanabel.example'],
    ['email_in_text', 'Write to a.b+c@mail.sanabel.example'],
    ['name_in_text', 'أنا اسمي أحمد من طنطا'],
    ['name_in_text', 'وإسمي هو منى، وعندي فدان'],
    ['name_in_text', 'Hello, my name is Ahmed'],
    ['name_in_text', 'My name’s Mona and I grow wheat'],
  ])('with %s is found: %s', (detail, text) => {
    expect(personalIn(text)).toBe(detail);
  });

  it.each([
    '',
    'ازرع من ٢٠٢٦-١١-١٢ إلى ٢٠٢٦-١٢-٠٢',
    'Sow between 12/11/2026 and 02.12.2026',
    'الخط الساخن للزراعة ١٥٠٤٧',
    'من ١٥٠٠ إلى ٢٠٠٠ متر، و٠٫٥ فدان',
    'About 0.5 to 0.75 feddan, 1,000,000 plants',
    'السعر الاسمي للقنطار، والسعر الرسمي',
    'The name of the pest is armyworm, its name means army',
    'See https://agri.example/news/1234567890',
    'المصدر: نشرة ٢٠١٩ صفحة ٢٠',
  ])('without one is left alone: %s', (text) => {
    expect(personalIn(text)).toBeNull();
  });
});
