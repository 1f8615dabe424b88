import { describe, expect, it } from 'vitest';
import { inlineCodeOf } from './inline-code.ts';

const NOTHING = { styles: [], scripts: [] };

describe('the code inside a page', () => {
  it('is found with its signs, in any number of elements', () => {
    const css = '@media (width <= 820px){a>b{}}';
    const html = `<head><style>${css}</style><style>c{}</style></head><script>if (a < b) go()</script><script type="module">x()</script>`;
    expect(inlineCodeOf(html)).toEqual({ styles: [css, 'c{}'], scripts: ['if (a < b) go()', 'x()'] });
  });

  it('leaves out files and data', () => {
    const html = '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineCodeOf(html)).toEqual(NOTHING);
  });

  it('never comes from a text of the CMS in an attribute', () => {
    const html = '<meta content="<script>steal()</script><style>b{}</style>"><!-- <style>c{}</style> --><p title="a > b">';
    expect(inlineCodeOf(html)).toEqual(NOTHING);
  });
});
