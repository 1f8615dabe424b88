import { once } from 'node:events';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fieldErrorsOf, fieldMessage, newPassword } from '@sanabel/contract';
import { liveAdminOf } from './api/auth/accounts.ts';
import { setPasswordOnServer } from './api/auth/credentials.ts';
import { addressFor, noSuchAdmin, runTool } from './tool.ts';

/** Reads a line, hidden on a terminal and as it is from a pipe. */
const ask = async (question: string): Promise<string> => {
  if (stdin.isTTY) stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY === true });
  // Ends instead of waiting forever when no one can type, as in a scheduled job.
  const nobody = once(lines, 'close').then(() => Promise.reject(new Error('No password was given.')));
  const line = await Promise.race([lines.question(''), nobody]);
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return line;
};

const askPassword = async (): Promise<string> => {
  const typed = await ask('New password: ');
  if (stdin.isTTY && (await ask('The same again: ')) !== typed) throw new Error('These are two different passwords.');
  const result = newPassword.safeParse(typed);
  if (result.success) return result.data;
  throw new Error(
    fieldErrorsOf(result.error)
      .map((fieldError) => fieldMessage(fieldError, 'en'))
      .join(' '),
  );
};

/** Sets an admin's password when no one can sign in any more. The second factor is still required: `npm run admin:code`. */
runTool(async () => {
  const account = await liveAdminOf(addressFor('admin:password'));
  if (!account) return noSuchAdmin();
  await setPasswordOnServer(account, await askPassword());
  console.log('The new password counts from now on; every session has ended.');
});
