import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatNumber, email, link, otp, phone, youtubeLink } from '../fields.ts';
import { text } from '../text.ts';
import { codeDigits } from './code.ts';
import { isEmail } from './email.ts';

/** Every code point that Unicode calls ignorable or a control, except NUL, which is refused. Computed, so that no list is repeated here. */
const UNSEEN = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code !== 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufffe\uffff]/u.test(sign) && !/[\t-\r\u0085]/.test(sign));

const NOISE = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 3 }).map((signs) => signs.join(''));
const FAMILIES = ['٠', '۰', '０'];

/** Adds the noise of a clipboard around each character. */
const marred = (clean: string, { spaces = false, digits = false } = {}) =>
  fc
    .tuple(
      ...[...clean].map(() =>
        fc.tuple(NOISE, fc.integer({ min: 0, max: 3 }), spaces ? fc.constantFrom('', ' ', '\u00a0') : fc.constant('')),
      ),
    )
    .map((noise) =>
      [...clean]
        .map((sign, at) => {
          const [unseen, family, space] = noise[at] ?? ['', 0, ''];
          const zero = digits && /\d/.test(sign) ? FAMILIES[family] : undefined;
          const written = zero === undefined ? sign : String.fromCharCode(zero.charCodeAt(0) + Number(sign));
          return `${unseen}${written}${at === clean.length - 1 ? '' : space}`;
        })
        .join(''),
    );

interface Field {
  parse(value: unknown): string | number;
}

const CASES: readonly [string, Field, string, { spaces?: boolean; digits?: boolean }][] = [
  ['an e-mail address', email, 'mona.1@example.com', { digits: true }],
  ['an e-mail address with an Arabic domain', email, 'mona@موقع.مصر', {}],
  ['a phone number', phone, '01012345678', { spaces: true, digits: true }],
  ['a phone number with its country', phone, '+201012345678', { spaces: true, digits: true }],
  ['a chat number', chatNumber, '+201012345678', { spaces: true, digits: true }],
  ['a link', link, 'https://facebook.com/club', {}],
  ['a code', otp, '012345', { spaces: true, digits: true }],
  ['a video link', youtubeLink, 'aqz-KE-bpKQ', {}],
  ['a name', text({ max: 1_000 }), 'Mona', {}],
];

describe('what is pasted is stored like what is typed:', () => {
  it.each(CASES)('%s', (_, field, clean, how) => {
    fc.assert(
      fc.property(marred(clean, how), (pasted) => {
        // Variation selectors and tags shape the character before them, so a name keeps them.
        const typed = clean === 'Mona' ? pasted.replace(/[\u034f\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu, '') : pasted;
        expect(field.parse(typed)).toBe(clean);
        expect(field.parse(field.parse(typed))).toBe(clean);
      }),
    );
  });

  it('the same again changes nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.webUrl(), fc.stringMatching(/^[+0-9() .-]{6,20}$/)), (typed) => {
        for (const field of [email, phone, chatNumber, link, youtubeLink]) {
          const once = field.safeParse(typed);
          if (once.success) expect(field.parse(once.data)).toBe(once.data);
        }
      }),
    );
  });
});

describe('a code within its mail', () => {
  it.each([
    ['Your code is 492031. It holds for 10 minutes.', '492031'],
    ['رمز الدخول: ٤٩٢ ٠٣١', '492031'],
    ['Order 77: 492-031', '492031'],
    ['4920', '4920'],
  ])('%j has %s', (pasted, digits) => {
    expect(codeDigits(pasted)).toBe(digits);
  });
});

describe('a flood', () => {
  it.each([' ', '<', ')', '.', '\u200c', '\u200d\u200c', 'a.', '+', '(0)'])('of %j is refused', (sign) => {
    const flood = sign.repeat(100_000);
    expect(isEmail(`a@b.co${flood}<`)).toBe(false);
    for (const field of [email, phone, chatNumber, link, youtubeLink]) expect(field.safeParse(`x${flood}y`).success).toBe(false);
  });
});

it.each([
  ['(https://agr.example/crops)', 'https://agr.example/crops'],
  ['https://agr.example/Wheat_(crop)', 'https://agr.example/Wheat_(crop)'],
  ['agr.example/{crop}.', 'https://agr.example/{crop}'],
  ['agr.example/<script>', 'https://agr.example/<script>'],
  ['<https://agr.example/crops>,', 'https://agr.example/crops'],
])('a link keeps the brackets that it opens itself: %s', (typed, saved) => {
  expect(link.parse(typed)).toBe(saved);
});
