import { describe, expect, it } from 'vitest';
import { budgetOf, excesses } from './budget.ts';
import { filesOf, phoneFile, phoneShare } from './page.ts';

const cost = { text: 14_000, ownScripts: 500, fonts: 20_000, requests: 4, picture: 30_000, scripts: 500 };

describe('what a page costs', () => {
  it('is read from its HTML: styles, scripts, preloaded fonts, and the picture that comes first', () => {
    const html = `<link rel="preload" href="/assets/f.woff2" as="font"><link rel="stylesheet" href="/assets/a.css">
      <picture><source type="image/avif" srcset="/media/late-640.avif 640w" sizes="100vw"><img loading="lazy"></picture>
      <picture><source type="image/avif" srcset="/media/a-320.avif 320w, /media/a-640.avif 640w" sizes="52vw"><img fetchpriority="high"></picture>
      <template><script type="module" src="/assets/search.js"></script></template>
      <script type="application/ld+json">{}</script><script type="module" src="/assets/p.js"></script>
      <astro-island uid="a" component-url="/assets/Form.js" renderer-url="/assets/client.js" props="{}"></astro-island>`;
    expect(filesOf(html)).toEqual({
      fonts: ['/assets/f.woff2'],
      styles: ['/assets/a.css'],
      scripts: ['/assets/p.js'],
      asked: ['/assets/search.js'],
      islands: ['/assets/Form.js', '/assets/client.js'],
      picture: '/media/a-640.avif',
    });
  });

  it.each([
    ['100vw', 390],
    ['(width <= 480px) 50vw, 92vw', 195],
    ['(width <= 320px) 10vw, 200px', 200],
  ])('takes %s as %d px on a phone', (sizes, width) => {
    expect(phoneShare(sizes)).toBe(width);
  });

  it('takes the largest file where none is sharp enough, and none where there is none', () => {
    expect(phoneFile('/a.avif 320w, /b.avif 480w', '100vw')).toBe('/b.avif');
    expect(phoneFile('', '100vw')).toBeNull();
  });
});

describe('a budget', () => {
  it('is kept, or the excess is named with its bar', () => {
    expect(excesses(cost, budgetOf('crop'))).toEqual([]);
    expect(excesses({ ...cost, fonts: 30_000 }, budgetOf('crop'))).toEqual(['beforePicture 44000 of 40000']);
    expect(excesses({ ...cost, scripts: 80_000 }, budgetOf('jobs'))).toEqual(['scripts 80000 of 75000']);
    expect(excesses({ ...cost, scripts: 58_000 }, budgetOf('article'))).toEqual(['scripts 58000 of 1000']);
    expect(excesses({ ...cost, picture: 90_000 }, budgetOf('home'))).toEqual(['firstScreen 124000 of 120000']);
  });

  it('is owed for every kind of page', () => {
    expect(excesses(cost, budgetOf('forum'))).toEqual(['this kind of page has no budget']);
  });
});
