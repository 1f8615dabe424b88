import { describe, expect, it } from 'vitest';
import { inlineSheets } from './inline.ts';

const page = (head: string): string => `<head><title>x</title>${head}</head><body></body>`;
const links = (...names: string[]): string => page(names.map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`).join(''));
const cssOf = (href: string): string => `${/\w+(?=\.)/.exec(href)?.[0]}{}`;

describe('the styles of a page', () => {
  it('stand in its head: what every page has, then all of its own in their order', () => {
    const { html, css } = inlineSheets(links('Card.1', 'Layout.2', 'Ear.3'), cssOf);
    expect(css).toBe('Layout{}Card{}Ear{}');
    expect(html).toBe(page(`<style>${css}</style>`));
  });

  it('are taken as they are, even where they read like a pattern', () => {
    expect(inlineSheets(links('Layout.1'), () => "a::after{content:'$&'}").html).toBe(page("<style>a::after{content:'$&'}</style>"));
  });

  it('are nothing where the page has none', () => {
    expect(inlineSheets(page(''), cssOf)).toEqual({ html: page(''), css: '' });
  });
});
