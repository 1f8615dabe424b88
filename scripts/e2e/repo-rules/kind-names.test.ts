import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { KINDS, NAMES_WITH_FIELDS } from '@sanabel/contract';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

/** Files outside a kind's folders that may name it. */
const MOST = 8;

type Kind = Pick<(typeof KINDS)[keyof typeof KINDS], 'name' | 'singular'>;

const PRODUCT = /^(?:contract|brand|cms|site|admin)\/(?:src|config)\/.*\.(?:ts|tsx|astro)$|^(?:contract|brand|scripts\/seed)\/[^/]*\.ts$/;
const files = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => PRODUCT.test(file) && !/\.test\.tsx?$|\/fixtures\/|^cms\/src\/attack\/|\/search-words\/synonyms\.ts$/.test(file));

/** Words that code uses for other things: only the list's name in quotes, addresses and declarations (`KINDS.alerts`) counts. */
const EVERYDAY: readonly string[] = ['alerts', 'answers'];

const capitalised = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A whole part of an identifier, a key or an address: `partners`, `ofPartner`, `PARTNER_FORM`, `'/partners'`. */
const partsOf = ({ name, singular }: Kind): RegExp => {
  if (EVERYDAY.includes(name)) return new RegExp(`(?<=['"\`/]|[A-Z]\\.)${name}(?![A-Za-z])`);
  const words = [...new Set([name, singular])];
  const [lower, title, upper] = [words, words.map(capitalised), words.map((word) => word.toUpperCase())].map((list) => list.join('|'));
  return new RegExp(`(?<![A-Za-z])(?:${lower})(?![a-z])|(?:${title})(?![a-z])|(?<![A-Z])(?:${upper})(?![A-Z])`);
};

/** Comments and texts may speak of a kind. */
const codeOf = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, (literal) => (/[\s\p{Script=Arabic}]/u.test(literal) ? "''" : literal));

const isOwn = (file: string, kind: Kind): boolean =>
  file.split('/').some((part) => new RegExp(`^(?:${kind.name}|${kind.singular}|${capitalised(kind.singular)})(?![a-z])`).test(part));

const namesIt = (source: string, kind: Kind): boolean => partsOf(kind).test(codeOf(source));

describe('a kind of content', () => {
  it.each(NAMES_WITH_FIELDS)(`%s is named in at most ${MOST} files outside its folders`, (name) => {
    const kind = KINDS[name];
    const found = files.filter((file) => !isOwn(file, kind) && namesIt(readFileSync(inRoot(file), 'utf8'), kind));
    expect(found.length > MOST ? found : []).toEqual([]);
  });

  it.each([
    "const LISTS = ['partners'];",
    "import { partnerInput } from './x.ts';",
    'const ofPartner = 1;',
    'PARTNER_FORM',
    "to: '/partners'",
    'lists.partners',
    'partners: 1,',
  ])('is found in %s', (source) => expect(namesIt(source, KINDS.partners)).toBe(true));

  it.each(["text: 'Our partners and members'", '// The partners of the club.', '/** A partner. */', 'partnership'])(
    'is not found in %s',
    (source) => expect(namesIt(source, KINDS.partners)).toBe(false),
  );
});
