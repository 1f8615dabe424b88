import { request } from 'node:http';
import { join } from 'node:path';

interface Answer {
  text: string;
  /** Exit status of the command. */
  status: number;
}

/** Asks the CMS of a data folder for a sign-in code. Null where none runs or answers: then the command starts its own. */
export const askRunningCms = (dataDir: string, address: string): Promise<Answer | null> =>
  new Promise((resolve) => {
    const call = request({ socketPath: join(dataDir, 'commands.sock'), path: '/admin-code', method: 'POST' }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      if (response.statusCode === 200) resolve({ text, status: 0 });
      else resolve(response.statusCode === 404 ? { text: 'No active admin has this address.', status: 1 } : null);
    });
    call.on('error', () => resolve(null));
    call.end(address);
  });
