import { describe, expect, it } from 'vitest';
import { importsOf, isFile, isPage, namesIn, needsOf, picturesOf, requiredOf, savedPagesPath, stemOf, titleOf, toolsOf } from './files.ts';

const PAGE = `<html lang="en"><head><title>Wheat &amp; barley · Sanabel Club</title>
<link rel="preload" href="/assets/text.Ab12cd34.woff2" as="font"><link rel="icon" href="/favicon.svg"></head>
<body><template><script type="module" src="/assets/search.Xy98zw76.js"></script></template>
<picture><source type="image/avif" srcset="/media/wheat-a1-320.avif 320w, /media/wheat-a1-640.avif 640w">
<img src="/media/wheat-a1-640.webp" alt=""></picture><img src="/art/hill.svg" alt="">
<script type="module" src="/assets/layout.Qq11ww22.js"></script></body></html>`;

describe('the worker', () => {
  it.each([
    '/api/v1/crops',
    '/admin',
    '/admin/crops',
    '/p/abc',
    '/uploads/x',
    '/share/x',
    '/build.json',
    '/field-ar-winter.json',
    '/sw.js',
  ])('has no part in %s', (path) => {
    expect(isPage(path)).toBe(false);
    expect(isFile(path)).toBe(false);
  });

  it.each(['/', '/en', '/services/crop/wheat', '/administration', '/api-news'])('keeps the page %s', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it('keeps files whose names change with their content, but no film', () => {
    expect(['/assets/a.1.js', '/media/a-640.webp', '/art/hill.svg'].map(isFile)).toEqual([true, true, true]);
    expect(['/media/a.mp4', '/icon-192.png', '/admin/assets/a.js', '/search-ar-start.json'].map(isFile)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('shows the shelf in the language of the address', () => {
    expect(['/', '/about', '/en', '/en/about', '/ar/about', '/energy'].map(savedPagesPath)).toEqual([
      '/offline',
      '/offline',
      '/en/offline',
      '/en/offline',
      '/ar/offline',
      '/offline',
    ]);
  });
});

describe('of a page', () => {
  it('the tools of an item are its script behind "ask", and its texts in the language of the page', () => {
    const tools =
      '<a data-tool="search"></a><a data-tool="ask">Ask</a><template><script type="module" src="/assets/Tools.Zz1.js"></script></template>';
    expect(toolsOf(`<html lang="fr" data-locale="en">${PAGE}${tools}`)).toEqual({ script: '/assets/Tools.Zz1.js', texts: '/item-en.json' });
    expect(toolsOf(PAGE)).toBeUndefined();
  });

  it('a picture is one, whatever its size and format', () => {
    expect(needsOf(PAGE)).toEqual(['text.Ab12cd34.woff2', 'search.Xy98zw76.js', 'wheat-a1', 'hill.svg', 'layout.Qq11ww22.js']);
    expect(stemOf('/media/wheat-a1-1280.avif')).toBe(stemOf('/media/wheat-a1-320.webp'));
    expect(picturesOf(PAGE)).toEqual(['/media/wheat-a1-640.webp', '/art/hill.svg']);
  });

  it('what it cannot be shown without are its scripts and fonts, not what waits for a press', () => {
    expect(requiredOf(PAGE)).toEqual(['/assets/text.Ab12cd34.woff2', '/assets/layout.Qq11ww22.js']);
    expect(requiredOf('<img class="h" src="/assets/hill.a1.svg" alt="">')).toEqual(['/assets/hill.a1.svg']);
  });

  it('the title is kept without the name of the club', () => {
    expect(titleOf(PAGE)).toBe('Wheat & barley');
  });

  it('a script brings what it imports at once, and names what it may import later', () => {
    const source = 'import{e as t}from"./dom.DU12yy34.js";x(()=>import(`./Viewer.7CXvI9vj.js`),["assets/react.11223344.js"])';
    expect(importsOf(source)).toEqual(['/assets/dom.DU12yy34.js']);
    expect(namesIn(source)).toEqual(['dom.DU12yy34.js', 'Viewer.7CXvI9vj.js', 'react.11223344.js']);
  });
});
