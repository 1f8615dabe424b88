import { expect, it } from 'vitest';
import { firstFont, headersFile, readHeaders } from './headers.ts';
import { contentPolicy, panelPolicy } from './policy.ts';

const preload = (...names: string[]): string => names.map((name) => `<link rel="preload" href="/assets/${name}.woff2" as="font">`).join('');

it('every page gets the policy, and files that pages are made of a shorter, stricter one', () => {
  const [everywhere, policy, panel, ofPanel, below, ofBelow, ...files] = headersFile({ styles: ['AbC='], scripts: ['DeF='] }, new Map())
    .trimEnd()
    .split('\n');
  expect([everywhere, policy]).toEqual(['/*', `  Content-Security-Policy: ${contentPolicy({ styles: ['AbC='], scripts: ['DeF='] })}`]);
  expect([panel, below]).toEqual(['/admin', '/admin/*']);
  expect([ofPanel, ofBelow]).toEqual(Array(2).fill(`  Content-Security-Policy: ${panelPolicy()}`));
  const short = "  Content-Security-Policy: default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";
  expect(files).toEqual(
    ['/assets/*', '/media/*', '/share/*', '/art/*', '/feeds/*', '/open-data/*', '/calendar/*', '/ahead.json'].flatMap((path) => [
      path,
      short,
    ]),
  );
});

it('a folder of pages has one first font', () => {
  expect(firstFont('services/crop/wheat.html', preload('arabic', 'titles'))).toEqual(['services', '/assets/arabic.woff2']);
  expect(firstFont('index.html', preload('arabic'))).toBeNull();
  expect(firstFont('en/about.html', '<p>')).toBeNull();
});

it('every folder gets a link to its first font, in a stable order', () => {
  const file = headersFile(
    { styles: [], scripts: [] },
    new Map([
      ['services', '/assets/arabic.woff2'],
      ['en', '/assets/latin.woff2'],
    ]),
  );
  expect(file.split('\n').slice(-5)).toEqual([
    '/en/*',
    '  Link: </assets/latin.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    '/services/*',
    '  Link: </assets/arabic.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    '',
  ]);
});

it('what was written is read back the same', () => {
  const code = { styles: new Set(['AbC=', 'x+/Y=']), scripts: new Set(['DeF=']), fonts: new Map([['en', '/assets/latin.woff2']]) };
  expect(readHeaders(headersFile(code, code.fonts))).toEqual(code);
  expect(readHeaders('')).toEqual({ styles: new Set(), scripts: new Set(), fonts: new Map() });
});

it('the panel makes no HTML and no address of a script out of text, and tells what its policy refused; visitors’ pages tell nothing', () => {
  expect(panelPolicy()).toMatch(/; require-trusted-types-for 'script'; trusted-types panel; report-uri \/api\/v1\/policy-reports$/);
  expect(panelPolicy()).toMatch(/(?:^|; )script-src 'self'(?:;|$)/);
  expect(contentPolicy({ styles: [], scripts: [] })).not.toContain('report');
});
