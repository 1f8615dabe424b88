import { blocksHtml, inlineHtml } from '@sanabel/brand/formatting/html';
import { blocksOf } from '@sanabel/contract/formatting/blocks';
import { inlineOf } from '@sanabel/contract/formatting/parse';
import { HOSTILE, ORDINARY } from '@sanabel/contract/formatting/payloads';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormattedBlocks, FormattedLine } from './Formatted.tsx';

const FORMATTED = [
  'رشّ **مرتين** ثم [اتصل](tel:+201001234567)\n- **أول**\n- [ثانٍ](https://safe.example/?a=1&b="2)\n\nبعد',
  '[**a** b](https://safe.example/a) **c [d](https://safe.example/e)** *f*',
];

/** React and Astro escape apostrophes differently; browsers read both alike. */
const spelled = (html: string): string => html.replaceAll('&#x27;', '&#39;');

it.each([...FORMATTED, ...HOSTILE, ...ORDINARY])('panel and site show the same, byte by byte: %s', (text) => {
  const [blocks, inlines] = [blocksOf(text), inlineOf(text)];
  expect(spelled(renderToStaticMarkup(createElement(FormattedBlocks, { blocks })))).toBe(blocksHtml(blocks));
  expect(spelled(renderToStaticMarkup(createElement(FormattedLine, { inlines })))).toBe(inlineHtml(inlines));
});
