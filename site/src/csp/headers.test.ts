import { expect, it } from 'vitest';
import { firstFont, headersFile } from './headers.ts';
import { contentPolicy } from './policy.ts';

const preload = (...names: string[]): string => names.map((name) => `<link rel="preload" href="/assets/${name}.woff2" as="font">`).join('');

it('sends the policy with every address, and a short and stricter one with the files that pages are made of', () => {
  const [everywhere, policy, ...files] = headersFile({ styles: ['a{}'], scripts: ['go()'] }, new Map())
    .trimEnd()
    .split('\n');
  expect([everywhere, policy]).toEqual(['/*', `  Content-Security-Policy: ${contentPolicy({ styles: ['a{}'], scripts: ['go()'] })}`]);
  const short = "  Content-Security-Policy: default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";
  expect(files).toEqual(['/assets/*', '/media/*', '/art/*', '/ahead.json'].flatMap((path) => [path, short]));
});

it('knows the first font of a folder of pages', () => {
  expect(firstFont('services/crop/wheat.html', preload('arabic', 'titles'))).toEqual(['services', '/assets/arabic.woff2']);
  expect(firstFont('index.html', preload('arabic'))).toBeNull();
  expect(firstFont('en/about.html', '<p>')).toBeNull();
});

it('names these fonts for all that is in the folders, in one order', () => {
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
