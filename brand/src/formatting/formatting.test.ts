import { articles, crops } from '@sanabel/contract/fixtures';
import { blocksOf, paragraphs, plainText } from '@sanabel/contract/formatting/blocks';
import { FORMATTED } from '@sanabel/contract/formatting/fields';
import { inlineOf, safeHref, textOf } from '@sanabel/contract/formatting/parse';
import { HOSTILE, ORDINARY } from '@sanabel/contract/formatting/payloads';
import { describe, expect, it } from 'vitest';
import { blocksHtml, inlineHtml } from './html.ts';

const lineHtml = (text: string): string => inlineHtml(inlineOf(text));
const LINK = (href: string, text: string) => `<a class="underline" rel="noopener noreferrer" dir="auto" href="${href}">${text}</a>`;

describe('a formatted text has', () => {
  it.each([
    ['bold', 'رشّ **مرتين** فقط', 'رشّ <strong>مرتين</strong> فقط'],
    ['bold after a joined letter, and around quotation marks', 'و**كلمة**، **«كلمة»**', 'و<strong>كلمة</strong>، <strong>«كلمة»</strong>'],
    ['a link', '[الوزارة](https://agr.example/a?b=1&c)', LINK('https://agr.example/a?b=1&amp;c', 'الوزارة')],
    ['a telephone number', '[اتصل](tel:+201001234567)', LINK('tel:+201001234567', 'اتصل')],
    ['an address for mail', '[راسلنا](mailto:club@sanabel.example)', LINK('mailto:club@sanabel.example', 'راسلنا')],
    [
      'bold in a link, and a link in bold',
      '[**a**](https://a.example) **b [c](https://c.example)**',
      `${LINK('https://a.example', '<strong>a</strong>')} <strong>b ${LINK('https://c.example', 'c')}</strong>`,
    ],
  ])('%s', (_, text, html) => {
    expect(lineHtml(text)).toBe(html);
  });

  it('lists among its paragraphs', () => {
    expect(blocksHtml(blocksOf('قبل\n- **أول**\n- ثانٍ\nبعد\n\nفقرة'))).toBe(
      '<p>قبل</p><ul><li><strong>أول</strong></li><li>ثانٍ</li></ul><p>بعد</p><p>فقرة</p>',
    );
  });
});

it.each(ORDINARY)('a text of before stays as it is: %s', (text) => {
  expect(blocksOf(text)).toEqual(paragraphs(text).map((paragraph) => ({ kind: 'paragraph', children: [paragraph] })));
  expect(plainText(text)).toBe(text);
});

it('the demo content has no marks, and looks as before', () => {
  const texts = [
    ...articles.flatMap((article) => FORMATTED.articles.map((field) => article[field])),
    ...crops.flatMap((crop) => [crop.description, crop.arabicDescription]),
  ];
  for (const text of texts) expect(plainText(text)).toBe(text);
});

describe('hostile text is text:', () => {
  it.each(HOSTILE)('%s', (text) => {
    const html = blocksHtml(blocksOf(text)).replaceAll(/<\/?(?:p|ul|li|strong)>/g, '');
    expect(
      html.replaceAll(/<a class="underline" rel="noopener noreferrer" dir="auto" href="https:\/\/safe\.example\/[\w/.-]*">|<\/a>/g, ''),
    ).not.toMatch(/[<>"']/);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' https://a.example',
    'data:text/html,x',
    'vbscript:x',
    '//a.example',
    '/admin',
    'https:/a b',
    'https://club@evil.example',
    'https:\\\\evil.example',
    'mailto:a@b.example?cc=c@d.example',
    'tel:1',
    'tel:javascript',
    'blob:https://a.example/1',
    'https://',
  ])('no link leads to %s', (address) => {
    expect(safeHref(address)).toBeNull();
  });
});

it('of marks that mean nothing, none is lost', () => {
  for (const text of [
    '*a* __b__ ***c',
    '![d](https://safe.example/e.png)',
    '[f](/g) `h` \\*',
    '[i](https://safe.example "j")',
    '&amp; <b>',
  ])
    expect(textOf(inlineOf(text))).toBe(text);
});

it('plain text has no marks', () => {
  expect(plainText('**أولًا** [المصدر](https://safe.example)\n\n- نقطة\n- **أخرى**')).toBe('أولًا المصدر\n\nنقطة\nأخرى');
});

it('a text of the longest kind is read at once, whatever its marks', () => {
  const from = performance.now();
  for (const part of ['**', '[', '](', '**a ', '[a](https://safe.example/', '*'.repeat(9)])
    inlineOf(`${part.repeat(20_000 / part.length)}**`);
  expect(performance.now() - from).toBeLessThan(20_000);
});
