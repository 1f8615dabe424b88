import { type Inline, inlineOf, textOf } from './parse.ts';

export type Block = { kind: 'paragraph'; children: readonly Inline[] } | { kind: 'list'; items: readonly (readonly Inline[])[] };

const POINT = /^\s*-[ \t]+(?=\S)/;
const POINTS = /^[ \t]*-[ \t]+(?=\S)/gm;

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const blockOf = (lines: readonly string[], isList: boolean): Block =>
  isList
    ? { kind: 'list', items: lines.map((line) => inlineOf(line.replace(POINT, '').trim())) }
    : { kind: 'paragraph', children: inlineOf(lines.join('\n').trim()) };

const blocksIn = (paragraph: string): Block[] => {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of paragraph.split('\n')) {
    const isList = POINT.test(line);
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups.map(({ lines, isList }) => blockOf(lines, isList));
};

/** A list is a run of lines that begin with a dash. */
export const blocksOf = (text: string): Block[] => paragraphs(text).flatMap(blocksIn);

export const plainText = (text: string): string =>
  text
    .split(/(\n\s*\n)/)
    .map((part) => textOf(inlineOf(part)).replaceAll(POINTS, ''))
    .join('');
