import { API_BASE } from './call.ts';

/** The server's time in an answer, in milliseconds; this device's where the header is missing. */
export const serverTimeOf = (headers: Headers): number => {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
};

/** Asks by how many milliseconds the server's clock is ahead of this device's; 0 when it cannot be asked. */
export const askServerOffset = async (): Promise<number> => {
  const answer = await fetch(`${API_BASE}/health`, { cache: 'no-store' }).catch(() => null);
  return answer ? serverTimeOf(answer.headers) - Date.now() : 0;
};

/** Now, by the server's clock, in milliseconds. */
export const serverNow = async (): Promise<number> => Date.now() + (await askServerOffset());
