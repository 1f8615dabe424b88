import { describe, expect, it } from 'vitest';
import { linkedSheets, mergeSheets } from './merge.ts';

const link = (name: string): string => `<link rel="stylesheet" href="/assets/${name}.css">`;
const page = (...names: string[]): string => `<head><title>x</title>${names.map(link).join('')}</head><body></body>`;

describe('the stylesheets of a page', () => {
  it('become two: what every page has, then all of its own in their order', () => {
    const seen: string[][] = [];
    const html = mergeSheets(page('Card.1', 'Layout.2', 'Ear.3'), (own) => {
      seen.push([...own]);
      return '/assets/page.4.css';
    });
    expect(seen).toEqual([['/assets/Card.1.css', '/assets/Ear.3.css']]);
    expect(html).toBe(page('Layout.2', 'page.4'));
  });

  it('stay as they are where there is nothing to merge', () => {
    const html = page('Layout.2', 'about.1');
    expect(mergeSheets(html, () => 'never')).toBe(html);
    expect(linkedSheets(html)).toHaveLength(2);
  });
});
