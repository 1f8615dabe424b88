import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from './errors.ts';
import { calledPhone, chatNumber, email, isSafeLink, link, newPassword, optionalWholeNumber, otp, phone, wholeNumber } from './fields.ts';
import { foldDigits, foldForSearch } from './fold.ts';
import { youtubeId } from './typing/video-link.ts';

type Schema = { safeParse(value: unknown): { success: boolean; data?: unknown; error?: Parameters<typeof fieldErrorsOf>[0] } };
const outcome = (schema: Schema, value: unknown) => {
  const { error, data } = schema.safeParse(value);
  return error ? fieldErrorsOf(error)[0]?.code : data;
};

describe('digits', () => {
  it('of all families become ASCII', () => {
    expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９ 0-9')).toBe('0123456789 0123456789 0123456789 0-9');
  });
});

describe('a phone number', () => {
  it.each([
    ['01012345678', '01012345678'],
    ['٠١٠ ١٢٣٤-٥٦٧٨', '01012345678'],
    ['۰۱۰۱۲۳۴۵۶۷۸', '01012345678'],
    ['+20 (10) 1234.5678', '+201012345678'],
    ['\u202a+201012345678\u202c', '+201012345678'],
    ['+20 (0)10 1234 5678', '+201012345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['(+20) 10 1234 5678', '+201012345678'],
    ['0020 10 1234 5678', '+201012345678'],
    ['201012345678+', '+201012345678'],
    ['+2 010 1234 5678', '+201012345678'],
    ['tel:+201012345678', '+201012345678'],
    ['040/331–2345', '0403312345'],
    ['０１０１２３４５６７８', '01012345678'],
    ['010\u00a01234\u200b5678\u2060', '01012345678'],
    ['123456', '123456'],
    ['1'.repeat(20), '1'.repeat(20)],
  ])('%j is stored as %j', (typed, stored) => {
    expect(outcome(phone, typed)).toBe(stored);
  });
  it.each(['12345', '19561', '1'.repeat(21), 'call me', '0100x000000', '++2010123456', '+20+10123456', '()', '+'])(
    '%j is refused',
    (typed) => {
      expect(outcome(phone, typed)).toBe('invalid_phone');
    },
  );
});

describe('a number that visitors call', () => {
  it.each([
    ['19561', '19561'],
    ['١٩٥٦١', '19561'],
    ['1551', '1551'],
    ['122', '122'],
    ['040 331 2345', '0403312345'],
    ['+966 50 123 4567', '+966501234567'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(outcome(calledPhone, typed)).toBe(stored);
  });
  it.each(['12', 'x19561', '1'.repeat(21)])('%j is refused', (typed) => {
    expect(outcome(calledPhone, typed)).toBe('invalid_phone');
  });
});

describe('a number to chat with', () => {
  it.each([
    'https://wa.me/201012345678',
    'wa.me/+201012345678?text=hello',
    'http://www.wa.me/201012345678',
    'https://api.whatsapp.com/send?phone=%2B201012345678&text=x',
    'https://api.whatsapp.com/send/?text=x&phone=20%2010%201234%205678&type=phone_number',
    'HTTPS://Web.WhatsApp.com/send?phone=201012345678',
    'whatsapp://send?phone=+201012345678',
    'راسلنا: https://wa.me/201012345678.',
    '\u200fhttps://wa.me/٢٠١٠١٢٣٤٥٦٧٨\u200e',
    '+20 (0)10 1234 5678',
  ])('%j is its number', (typed) => {
    expect(outcome(chatNumber, typed)).toBe('+201012345678');
  });
  it.each(['19561', '1551', 'https://wa.me/message/ABCDEF', 'https://wa.me/', 'https://example.com/201012345678'])(
    '%j is refused',
    (typed) => {
      expect(outcome(chatNumber, typed)).toBe('invalid_phone');
    },
  );
});

describe('an e-mail address', () => {
  it.each([
    ['\u200emona@example.com', 'mona@example.com'],
    ['mo\u200bna@exam\u00adple.com', 'mona@example.com'],
    ['\u2066mona@example.com\u2069', 'mona@example.com'],
    ['ｍｏｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mona@example.com'],
    ['mona٢@example.com', 'mona2@example.com'],
    ['mailto:Mona@example.com', 'mona@example.com'],
    ['منى السيد <mona@example.com>', 'mona@example.com'],
    ['mona@xn--4gbrim.xn--wgbh1c', 'mona@موقع.مصر'],
    ['mona@XN--4GBRIM.xn--wgbh1c', 'mona@موقع.مصر'],
    ['mona@موقع.مصر', 'mona@موقع.مصر'],
    ['mona@bücher.example', 'mona@bücher.example'],
    [' Mona@Example.COM ', 'mona@example.com'],
    ['a.b+c@sub.example.org', 'a.b+c@sub.example.org'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(outcome(email, typed)).toBe(stored);
  });
  it.each([
    'mona',
    'mona@',
    '@example.com',
    'mona@example',
    'a b@example.com',
    'a@b@example.com',
    'a@example.com, b@example.com',
    '"a"@example.com',
    'h..x@example.com',
    '.h@example.com',
    'h.@example.com',
    'h@-example.com',
    'h@example-.com',
    'h@example..com',
    'h@example.com.',
    'h@192.168.0.1',
    'h@[192.168.0.1]',
    'h@example.c',
    'h@exa%6dple.com',
    'h@xn--.com',
    `${'a'.repeat(65)}@example.com`,
    'a@example.com b@example.com',
  ])('%j is refused', (typed) => {
    expect(outcome(email, typed)).toBe('invalid_email');
  });
  it('cannot carry a line into a mail header', () => {
    expect(outcome(email, 'a@example.com\r\nBcc: b@example.com')).toBe('invalid_email');
    expect(outcome(email, 'a\0@example.com')).toBe('invalid_characters');
  });
  it('has 254 characters at most', () => {
    const long = (length: number) =>
      `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(3)}`
        .padEnd(length - 4, 'c')
        .concat('.com')
        .slice(0, length);
    expect(outcome(email, long(255))).toBe('too_long');
  });
});

describe('a link', () => {
  it.each(['http:\\\\evil.example', 'https:evil.example', 'https:/evil.example', 'https://ok.example\\@evil.example'])(
    'is refused where a browser reads more into it than stands there: %s',
    (typed) => {
      expect(outcome(link, typed)).toBe('invalid_link');
    },
  );

  it.each(['https://example.com', 'http://example.com/a?b=c#d', 'https://مثال.example/مسار'])('%j is taken', (typed) => {
    expect(outcome(link, typed)).toBe(typed);
  });
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https://u@example.com',
    'https://u:p@example.com',
    '//example.com',
    'u@example.com',
    'example',
    'localhost/club',
    'two words.com',
    '.example.com',
    'example.com:8080',
    'https://example..com',
    'https://-example.com',
    'https://a.example https://b.example',
  ])('%j is refused', (typed) => {
    expect(outcome(link, typed)).toBe('invalid_link');
  });
  it.each([
    ['facebook.com/club', 'https://facebook.com/club'],
    ['www.example.com', 'https://www.example.com'],
    ['مثال.مصر/مسار', 'https://مثال.مصر/مسار'],
    ['  example.com?a=b ', 'https://example.com?a=b'],
  ])('%j begins with its host, and is taken as https', (typed, saved) => {
    expect(outcome(link, typed)).toBe(saved);
  });
  it.each(['javascript:alert(1)', 'https://u@example.com', '//example.com', 'example'])('%j is not safe to show', (typed) => {
    expect(isSafeLink(typed)).toBe(false);
  });
  it.each([
    ['Https://WWW.Example.COM/Path?Q=A', 'https://www.example.com/Path?Q=A'],
    ['https://example.com/club\u200f', 'https://example.com/club'],
    ['https://example.com/cl\u00adub', 'https://example.com/club'],
    ['صفحتنا على فيسبوك: https://facebook.com/club.', 'https://facebook.com/club'],
    ['(https://facebook.com/club)،', 'https://facebook.com/club'],
    ['https://en.wikipedia.org/wiki/Wheat_(disambiguation)', 'https://en.wikipedia.org/wiki/Wheat_(disambiguation)'],
    ['https://xn--4gbrim.xn--wgbh1c:8443/a', 'https://موقع.مصر:8443/a'],
    ['xn--4gbrim.xn--wgbh1c', 'https://موقع.مصر'],
    ['ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ', 'https://example.com'],
    ['Facebook.com/Club', 'https://facebook.com/Club'],
  ])('%j is kept as %j', (typed, saved) => {
    expect(outcome(link, typed)).toBe(saved);
  });
  it('has 2,048 characters at most', () => {
    const of = (length: number) => 'https://example.com/'.padEnd(length, 'x');
    expect(outcome(link, of(2_048))).toBe(of(2_048));
    expect(outcome(link, of(2_049))).toBe('too_long');
  });
});

describe('a password', () => {
  it.each([
    ['صحراء وقناة وقمح', null],
    ['furrow 7 kernel', null],
    ['elevenchars', 'too_short'],
    ['x'.repeat(257), 'too_long'],
    ['password1234', 'password_common'],
    ['Sanabel2026!!', 'password_common'],
    ['123456789012', 'password_common'],
    ['abababababab', 'password_common'],
    ['', 'required'],
    [undefined, 'required'],
    [123456789012, 'invalid_type'],
  ])('%j gives %s', (typed, code) => {
    expect(outcome(newPassword, typed)).toBe(code ?? typed);
  });
  it('is never trimmed', () => {
    expect(outcome(newPassword, '  furrow 7 kernel ')).toBe('  furrow 7 kernel ');
  });
});

describe('a code', () => {
  it.each([
    ['012345', '012345'],
    ['٠١٢٣٤٥', '012345'],
    [' 012345 ', '012345'],
    ['０１２３４５', '012345'],
    ['\u202a012 345\u202c', '012345'],
    ['رمزك: 012345، صالح لمدة 10 دقائق', '012345'],
    ['Valid for 10 minutes: 012-345', '012345'],
  ])('%j is %j', (typed, code) => {
    expect(outcome(otp, typed)).toBe(code);
  });
  it.each([['12345'], ['1234567'], ['12 345'], ['abcdef'], ['1e5']])('%j is refused', (typed) => {
    expect(outcome(otp, typed)).toBe('invalid_code');
  });
  it.each([[123456], [['123456']], [{ $ne: null }]])('%j is of the wrong type', (typed) => {
    expect(outcome(otp, typed)).toBe('invalid_type');
  });
});

describe('a number of months', () => {
  const months = wholeNumber(1, 120);
  it.each([
    [1, 1],
    [120, 120],
    ['٦', 6],
    [' 12 ', 12],
    [0, 'out_of_range'],
    [121, 'out_of_range'],
    [1.5, 'not_whole'],
    ['1.5', 'not_whole'],
    ['1e2', 'not_whole'],
    ['كثير', 'not_whole'],
    ['', 'required'],
    [null, 'required'],
    [Number.NaN, 'invalid_type'],
    [true, 'invalid_type'],
  ])('%j gives %j', (typed, expected) => {
    expect(outcome(months, typed)).toBe(expected);
  });
});

describe('a year that may be left empty', () => {
  const year = optionalWholeNumber(1800, 2100);
  it.each([
    [1966, 1966],
    ['١٩٦٦', 1966],
    ['', null],
    [' \u200f', null],
    [null, null],
    [1799, 'out_of_range'],
    ['2101', 'out_of_range'],
    ['1966.5', 'not_whole'],
    ['قديم', 'not_whole'],
    [undefined, 'required'],
    [false, 'invalid_type'],
  ])('%j gives %j', (typed, expected) => {
    expect(outcome(year, typed)).toBe(expected);
  });

  it('may be left out of a form', () => {
    expect(outcome(year.optional(), undefined)).toBeUndefined();
    expect(outcome(year.optional(), '')).toBeNull();
  });
});

describe('a video link', () => {
  const id = 'aqz-KE-bpKQ';
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?app=desktop&v=${id}&t=1s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=x`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `youtube.com/watch?v=${id}`,
    `Https://WWW.YouTube.com/watch?v=${id}`,
    `Youtu.be/${id}`,
    `شاهدوا: https://youtu.be/${id}?si=x.`,
    `\u200fhttps://youtu.be/${id}\u200e`,
    id,
  ])('%s is its id', (typed) => {
    expect(youtubeId(typed)).toBe(id);
  });
  it.each([
    'https://youtube.com/watch?v=short',
    `https://youtube.com/watch?v=${id}x`,
    `https://evil.example/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/?u=https://youtu.be/${id}`,
    'https://youtube.com/@sanabelclub',
    '',
  ])('%s is none', (typed) => {
    expect(youtubeId(typed)).toBeNull();
  });
});

describe('searching', () => {
  it.each([
    ['القَمْحُ', 'القمح'],
    ['إرشاد', 'أرشاد'],
    ['زراعة', 'زراعه'],
    ['مستشفى', 'مستشفي'],
    ['سنـــابل', 'سنابل'],
    ['Café', 'cafe'],
    ['٢٠٢٦', '2026'],
    ['شعیر', 'شعير'],
    ['کتاب', 'كتاب'],
    ['زراعۃ', 'زراعة'],
    ['میوہ', 'ميوه'],
    ['گندم ے', 'گندم ي'],
    ['شع\u00adير\u202b', 'شعير'],
    ['شعير\u061c\u2060\ufeff', 'شعير'],
    ['ٱلقمح', 'القمح'],
    ['آذان', 'اذان'],
    ['القمح\u0085البلدي', 'القمح البلدي'],
    ['ﻗﻤﺢ ﷲ', 'قمح الله'],
  ])('%s finds %s', (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
  });
  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
    );
  });
});
