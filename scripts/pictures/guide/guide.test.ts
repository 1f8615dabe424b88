import { readdirSync, readFileSync, statSync } from 'node:fs';
import { LOCALES } from '@sanabel/contract/enumerations';
import { describe, expect, it } from 'vitest';
import { EXPLAINED } from '../../../admin/src/app/sections.ts';
import { inRoot } from '../../environment/root.ts';
import { MOST_BYTES, TEXTS } from './pictures.ts';

/** All words of the panel: those of a text, and of each text in it. */
const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) => (typeof text === 'string' ? [text] : wordsOf(text as object)));

/** The pictures that the panel shows beside its help. */
const HELPED = EXPLAINED.map(({ picture }) => picture);

/** A heading's address, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mn} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(LOCALES)('the editors’ guide in %s', (locale) => {
  const guide = readFileSync(inRoot('docs', `guide.${locale}.md`), 'utf8');
  const named = [...guide.matchAll(/\]\(guide\/([^)]+)\)/g)].map(([, file = '']) => file);

  it('has every picture that it names, small enough for a phone, and describes it', () => {
    const there = readdirSync(inRoot('docs', 'guide'));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !there.includes(file))).toEqual([]);
    expect(named.filter((file) => statSync(inRoot('docs', 'guide', file)).size > MOST_BYTES)).toEqual([]);
    expect([...guide.matchAll(/!\[(.{0,9})\]/g)].map(([, text]) => text)).toEqual([]);
  });

  it('shows all that were taken in its language, but those of other pages', () => {
    const elsewhere = [readFileSync(inRoot('admin', 'README.md'), 'utf8'), ...HELPED.map((name) => `${name}-${locale}.webp`)].join(' ');
    const idle = readdirSync(inRoot('docs', 'guide')).filter((file) => file.endsWith(`-${locale}.webp`) && !named.includes(file));
    expect(idle.filter((file) => !elsewhere.includes(file) && !file.startsWith('applications-phone'))).toEqual([]);
  });

  it('calls every button and page what the panel calls it', () => {
    const words = new Set(wordsOf(TEXTS[locale]));
    const bold = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);
    expect(bold.length).toBeGreaterThan(50);
    expect(bold.filter((text) => !words.has(text))).toEqual([]);
  });

  it('leads to headings that it has', () => {
    const headings = new Set([...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
    const wanted = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((anchor) => !headings.has(anchor))).toEqual([]);
  });
});
