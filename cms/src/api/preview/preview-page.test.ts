import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewPage } from './preview-page.ts';

const STRIP = '<p role="note">not published</p>';
/** Writes a page as the renderer does: attributes escape only ampersands and quotation marks. */
const pageWith = (text: string) => {
  const attribute = text.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
  const body = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta name="description" content="${attribute}"></head><body class="x"><img alt="${attribute}"><h1>${body}</h1></body></html>`;
};

describe('a preview to look at', () => {
  it('leaves out what would not run, and the code for paper', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"><script type="module">if (1 < 2) "<body>"</script></head><body><img data-code src="/c.svg"><img src="/d.webp">';
    expect(previewPage(page, '')).toBe('<head><base target="_blank"></head><body><img src="/d.webp">');
  });

  const pieces = [
    '<body>',
    '</head><body class="x">',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<head>',
    '<style>',
    "'",
    '"',
    '>',
    '<',
    ' and text ',
  ];
  it('says what it is above everything, whatever the texts of the item look like', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (parts) => {
        const page = pageWith(parts.join(''));
        const expected = page
          .replace('<html lang="en"><head>', '<html lang="en"><head><base target="_blank">')
          .replace(/<body class="x">(?=<img)/, (tag) => tag + STRIP);
        expect(previewPage(page, STRIP)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});
