import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPersonalPassword, type Person } from '@sanabel/contract';
import { refuse } from '../../http/body.ts';

const FILE = join(__dirname, '../../../../data/known-passwords.txt');
const COMMENT = '#';

let known: ReadonlySet<string> | undefined;

/** Cached at the first password chosen: ten thousand lines. */
const readKnown = (): ReadonlySet<string> => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith(COMMENT)));
};

/** Guessers try the most leaked passwords first. The panel has no such list. */
const isKnownPassword = (password: string): boolean => {
  known ??= readKnown();
  return known.has(password.normalize('NFKC').toLowerCase().trim());
};

/** Refuses a new password that has leaked often or is little more than its owner's name or address. The schema checks the rest. */
export const refuseGuessable = (password: string | undefined, person: Person): void => {
  if (password === undefined) return;
  if (isKnownPassword(password)) refuse({ field: 'password', code: 'password_common' });
  if (isPersonalPassword(password, person)) refuse({ field: 'password', code: 'password_personal' });
};
