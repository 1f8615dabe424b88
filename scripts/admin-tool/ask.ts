import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Answer {
  text: string;
  /** Exit status of the command. */
  status: number;
}

/** Gives a command to the CMS of a data folder. Null where none runs. */
export const commandCms = (
  dataDir: string,
  method: 'POST' | 'DELETE',
  path: string,
  body = '',
): Promise<{ code: number | undefined; text: string } | null> =>
  new Promise((resolve) => {
    const call = request({ socketPath: join(dataDir, 'commands.sock'), path, method }, async (response) => {
      resolve({ code: response.statusCode, text: await text(response) });
    });
    call.on('error', () => resolve(null));
    call.end(body);
  });

/** Asks for a sign-in code. Null where no CMS runs or answers: then the command starts its own. */
export const askRunningCms = async (dataDir: string, address: string): Promise<Answer | null> => {
  const answer = await commandCms(dataDir, 'POST', '/admin-code', address);
  if (answer?.code === 200) return { text: answer.text, status: 0 };
  return answer?.code === 404 ? { text: 'No active admin has this address.', status: 1 } : null;
};
