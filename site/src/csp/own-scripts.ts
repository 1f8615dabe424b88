import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ESCAPE = /\\(?:u\{?([\da-f]{4,6})\}?|x([\da-f]{2})|(\r?\n)|(.))/gi;
const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const withoutEscapes = (code: string): string =>
  code.replace(ESCAPE, (_, unicode?: string, byte?: string, lineEnd?: string, sign?: string) => {
    const number = unicode ?? byte;
    if (number !== undefined) return String.fromCodePoint(Number.parseInt(number, 16));
    return lineEnd !== undefined ? '' : (SIGNS[sign ?? ''] ?? sign ?? '');
  });

/**
 * Accepts an inline script only if it is part of the built renderer, to the letter: unescaped CMS text is not, so its digest never gets
 * into the security policy. The script has one character for each byte.
 */
export const isOwnScript = (renderer: string, script: string): boolean =>
  readdirSync(renderer, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .some((entry) => {
      const code = withoutEscapes(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
      return Buffer.from(code).toString('latin1').includes(script);
    });
