import { describe, expect, it } from 'vitest';
import { personalIn } from './personal.ts';

describe('a text', () => {
  it.each([
    ['phone', 'ورق الطماطم بيصفرّ، رقمي 01000000000'],
    ['phone', 'كلمني على ٠١٠٠٠٠٠٠٠٠٠'],
    ['phone', 'كلمني على ٠١٠ ٠٠٠٠ ٠٠٠٠'],
    ['phone', 'واتساب 0100-000-0000'],
    ['phone', 'Call me on +20 100 000 0000, please.'],
    ['phone', 'Call 0020 100 0000000'],
    ['phone', 'call (02) 2200 0000'],
    ['phone', 'https://wa.me/201000000000'],
    ['phone', 'الرقم \u202a+201000000000\u202c'],
    ['email', 'اكتب لي على ahmed@sanabel.example'],
    ['email', 'Write to a.b+c@mail.sanabel.example'],
    ['name', 'أنا اسمي أحمد من طنطا'],
    ['name', 'وإسمي هو منى، وعندي فدان'],
    ['name', 'Hello, my name is Ahmed'],
    ['name', 'My name’s Mona and I grow wheat'],
  ])('with a %s is found: %s', (detail, text) => {
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
