import { expect, it } from 'vitest';
import { firstFont, headersFile, readHeaders, ruleOf } from './headers.ts';
import { contentPolicy, panelPolicy } from './policy.ts';

const preload = (...names: string[]): string => names.map((name) => `<link rel="preload" href="/assets/${name}.woff2" as="font">`).join('');

const codeOf = (styles: string[], scripts: string[] = []) => ({ styles: new Set(styles), scripts: new Set(scripts) });

it.each([
  ['index.html', '/'],
  ['en.html', '/en'],
  ['about.html', '/about'],
  ['en/services/crops.html', '/en/services/crops'],
  ['services/crops/2.html', '/services/crops/*'],
  ['en/services/crops/grains/2.html', '/en/services/crops/*'],
  ['services/crop/wheat.html', '/services/crop/*'],
  ['en/this-month/booklet/winter.html', '/en/this-month/booklet/*'],
])('%s has the rule of %s', (file, rule) => {
  expect(ruleOf(file)).toBe(rule);
});

it('a page gets the policy of its own code, a missing one that of all, and one below a star also that of missing ones', () => {
  const code = new Map([
    ['/about', codeOf(['about='])],
    ['/404', codeOf(['missing='])],
    ['/services/crop/*', codeOf(['crop='], ['script='])],
  ]);
  const rules = headersFile(code, new Map()).split(/^(?=\/)/m);
  const digestsFor = (path: string) =>
    rules
      .find((rule) => rule.startsWith(`${path}\n`))
      ?.match(/(?<=sha256-)[^']+/g)
      ?.toSorted();
  expect(digestsFor('/*')).toEqual(['about=', 'crop=', 'missing=', 'script=']);
  expect(digestsFor('/about')).toEqual(['about=']);
  expect(digestsFor('/services/crop/*')).toEqual(['crop=', 'missing=', 'script=']);
});

it('every page gets the policy, and files that pages are made of a shorter, stricter one', () => {
  const code = new Map([['/*', codeOf(['AbC='], ['DeF='])]]);
  const [everywhere, policy, panel, ofPanel, below, ofBelow, ...files] = headersFile(code, new Map()).trimEnd().split('\n');
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
    new Map(),
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
  const code = new Map([
    ['/', codeOf(['AbC=', 'x+/Y='], ['DeF='])],
    ['/about', codeOf(['AbC='])],
  ]);
  const fonts = new Map([['en', '/assets/latin.woff2']]);
  expect(readHeaders(headersFile(code, fonts))).toEqual({ code, fonts });
  expect(readHeaders('')).toEqual({ code: new Map(), fonts: new Map() });
});

it('the panel makes no HTML and no address of a script out of text, and reports what its policy refused; visitors’ pages report nothing', () => {
  expect(panelPolicy()).toMatch(/; require-trusted-types-for 'script'; trusted-types panel; report-uri \/api\/v1\/policy-reports$/);
  expect(panelPolicy()).toMatch(/(?:^|; )script-src 'self'(?:;|$)/);
  expect(contentPolicy({ styles: [], scripts: [] })).not.toContain('report');
});
