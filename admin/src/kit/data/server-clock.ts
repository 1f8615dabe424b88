import { API_BASE } from './call.ts';

/** Milliseconds; this device's time where the header is missing. */
export const serverTimeOf = (headers: Headers): number => {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? Date.now() : time;
};

/** Milliseconds that the server's clock is ahead of this device's; 0 if it cannot be asked. */
export const askServerOffset = async (): Promise<number> => {
  const answer = await fetch(`${API_BASE}/health`, { cache: 'no-store' }).catch(() => null);
  return answer ? serverTimeOf(answer.headers) - Date.now() : 0;
};

export const serverNow = async (): Promise<number> => Date.now() + (await askServerOffset());
