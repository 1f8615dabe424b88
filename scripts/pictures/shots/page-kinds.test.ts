import { expect, it } from 'vitest';
import { shotsOf } from './page-kinds.ts';

const map = (...paths: string[]) => paths.map((path) => `<url><loc>https://club.example${path}</loc></url>`).join('');

it('takes one page of every kind in both languages, and those that replace another', () => {
  const sitemap = map(
    '/',
    '/en',
    '/services/crops',
    '/services/crops/7',
    '/services/crops/sugar-crops',
    '/services/crops/grains/2',
    '/services/crop/a1',
    '/services/crop/b2',
    '/en/services/crop/a1',
  );
  expect(shotsOf(sitemap, 'ar')).toEqual([
    { name: 'home-ar', path: '/' },
    { name: 'home-en', path: '/en' },
    { name: 'services-crops-ar', path: '/services/crops' },
    { name: 'services-crops-page-ar', path: '/services/crops/7' },
    { name: 'services-crops-facet-ar', path: '/services/crops/sugar-crops' },
    { name: 'services-crops-facet-page-ar', path: '/services/crops/grains/2' },
    { name: 'services-crop-ar', path: '/services/crop/a1' },
    { name: 'services-crop-en', path: '/en/services/crop/a1' },
    { name: 'go-ar', path: '/go' },
    { name: 'go-en', path: '/en/go' },
    { name: '404-ar', path: '/404' },
    { name: '404-en', path: '/en/404' },
    { name: '500-ar', path: '/500' },
    { name: '500-en', path: '/en/500' },
  ]);
});
