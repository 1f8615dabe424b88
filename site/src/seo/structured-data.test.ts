import { describe, expect, it } from 'vitest';
import { breadcrumbs, itemList, jsonLd, organization, videoObject } from './structured-data.ts';

describe('structured data', () => {
  it('cannot end its script element early', () => {
    const things = [{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }];
    const text = jsonLd(things);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': things });
  });

  it('names the club with its own address', () => {
    expect(organization('ar', 'https://club.example/')).toMatchObject({ name: 'نادي سنابل', url: 'https://club.example/' });
  });

  it('counts steps and items from one', () => {
    const steps = [{ name: 'Home', url: 'https://club.example/' }, { name: 'Wheat' }];
    expect(breadcrumbs(steps).itemListElement).toMatchObject([
      { position: 1, item: 'https://club.example/' },
      { position: 2, name: 'Wheat' },
    ]);
    expect(itemList([{ name: 'Wheat', url: 'https://club.example/w' }])).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1 }],
    });
  });

  it('gives a video its length only when it is known', () => {
    const facts = { name: 'Drip', description: 'Drip', uploadDate: '2026-01-01T00:00:00.000Z' };
    expect(videoObject({ ...facts, seconds: 75 })).toMatchObject({ duration: 'PT75S' });
    expect(videoObject({ ...facts, seconds: null })).not.toHaveProperty('duration');
  });
});
