import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPersonalPassword, type Person } from '@sanabel/contract';
import { refuseFaults } from '../../http/body.ts';

const FILE = join(__dirname, '../../../../data/known-passwords.txt');
const COMMENT = '#';

let known: ReadonlySet<string> | undefined;

/** Read when the first password is chosen, and kept: ten thousand lines. */
const readKnown = (): ReadonlySet<string> => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith(COMMENT)));
};

/** Whether a password is among those that leaked most often: guessing begins with them. The panel has no such list, so it learns of it here. */
const isKnownPassword = (password: string): boolean => {
  known ??= readKnown();
  return known.has(password.normalize('NFKC').toLowerCase().trim());
};

/** Refuses a new password that has leaked often, or is little more than its owner's name or address. What the schema knows it has refused. */
export const refuseGuessable = (password: string | undefined, person: Person): void => {
  if (password === undefined) return;
  if (isKnownPassword(password)) refuseFaults([{ field: 'password', code: 'password_common' }]);
  if (isPersonalPassword(password, person)) refuseFaults([{ field: 'password', code: 'password_personal' }]);
};
