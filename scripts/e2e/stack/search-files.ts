import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text: string, write: (character: string) => string): string => text.replaceAll(/[^ -~]/gu, write);
const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Lists the forms of a text in a file: plain, and escaped for JSON, scripts, addresses, forms and HTML. */
const formsOf = (text: string): Buffer[] => {
  const forms = [
    text,
    escaped(text, (character) => `\\u${codeOf(character).toString(16).padStart(4, '0')}`),
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    escaped(text, (character) => `&#${codeOf(character)};`),
    escaped(text, (character) => `&#x${codeOf(character).toString(16)};`),
  ];
  return [...new Set(forms)].map((form) => Buffer.from(form));
};

const filesUnder = (folder: string): { path: string; bytes: Buffer }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, bytes: readFileSync(path) }));

export type Finder = (bytes: Buffer) => boolean;

export const containing = (text: string): Finder => {
  const forms = formsOf(text);
  return (bytes) => forms.some((form) => bytes.includes(form));
};

/** Finds six digits that are not part of a longer number or name, where they could be anything. */
export const standing = (code: string): Finder => {
  const alone = new RegExp(`(?<![\\w.-])${code}(?![\\w-])`);
  return (bytes) => bytes.includes(code) && alone.test(bytes.toString('latin1'));
};

export const searchFiles = (folder: string, finders: Readonly<Record<string, Finder>>): string[] =>
  filesUnder(folder).flatMap(({ path, bytes }) =>
    Object.entries(finders)
      .filter(([, finds]) => finds(bytes))
      .map(([name]) => `${name} in ${path.slice(folder.length + 1)}`),
  );
