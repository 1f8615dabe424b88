import * as z from 'zod';

/** When changes go to the host: at once, every few minutes, or at set times in the club's time zone. */
export type Batch = { every: 'now' } | { every: 'minutes'; minutes: number } | { every: 'day'; times: readonly ClubTime[] };

export interface ClubTime {
  hour: number;
  minute: number;
}

const MINUTES_MAX = 24 * 60;
const BATCH = 'needs the form now, every 30 minutes, or at 08:00, 18:00';

const timesIn = (text: string): ClubTime[] | null => {
  const times = text.split(',').map((time) => /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(time));
  return times.every((time) => time !== null) ? times.map(([, hour, minute]) => ({ hour: Number(hour), minute: Number(minute) })) : null;
};

/** BACKUP_AT: a time in the club's time zone; null for `off`. */
export const clubTime = z.string().transform((text, context): ClubTime | null => {
  if (text.trim().toLowerCase() === 'off') return null;
  const [time] = timesIn(text.trim() || '03:00') ?? [];
  if (time && !text.includes(',')) return time;
  context.addIssue({ code: 'custom', message: 'needs the form 03:00, or off' });
  return z.NEVER;
});

const batchIn = (text: string): Batch | null => {
  if (text === '' || text === 'now') return { every: 'now' };
  const [, minutes] = /^every\s+(\d{1,4})\s+minutes?$/.exec(text) ?? [];
  if (minutes) return Number(minutes) >= 1 && Number(minutes) <= MINUTES_MAX ? { every: 'minutes', minutes: Number(minutes) } : null;
  const [, list] = /^at\s+(.+)$/.exec(text) ?? [];
  const times = list ? timesIn(list) : null;
  return times && { every: 'day', times };
};

/** PUBLISH_BATCH. */
export const batch = z.string().transform((text, context): Batch => {
  const found = batchIn(text.trim().toLowerCase());
  if (found) return found;
  context.addIssue({ code: 'custom', message: BATCH });
  return z.NEVER;
});

const FORM = 'needs a JSON object of texts, such as {"Authorization":"Bearer …"}';
/** Valid HTTP names and values, without headers of ours or of the connection. */
const headerName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, FORM);
const headerValue = z.string({ error: FORM }).regex(/^[\t\x20-\x7e]*$/, FORM);
const TAKEN = new Set(['content-length', 'host', 'connection', 'transfer-encoding', 'sanabel-signature']);

const jsonIn = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  }
};

/** REBUILD_HOOK_HEADERS. */
export const hookHeaders = z
  .string()
  .transform((text, context) => (text.trim() === '' ? {} : jsonIn(text, context)))
  .pipe(z.record(headerName, headerValue, { error: FORM }))
  .refine((headers) => Object.keys(headers).every((name) => !TAKEN.has(name.toLowerCase())), 'names a header that is not to be set here');

/** Placeholders in REBUILD_HOOK_BODY. */
export const REVISION_PLACEHOLDER = '{{revision}}';
export const TRIGGER_PLACEHOLDER = '{{trigger}}';

const isJsonOrNone = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text) || text.trim().startsWith('{{')) return true;
  try {
    JSON.parse(text.replaceAll(REVISION_PLACEHOLDER, '0'));
    return true;
  } catch {
    return false;
  }
};

/** REBUILD_HOOK_BODY. Text that begins like JSON must be JSON. */
export const hookBody = z
  .string()
  .transform((text) => text.trim() || `{"revision":${REVISION_PLACEHOLDER},"trigger":"${TRIGGER_PLACEHOLDER}"}`)
  .refine(isJsonOrNone, `begins like JSON and is none (${REVISION_PLACEHOLDER} stands for the number)`);

export const isLoopback = (address: string): boolean => {
  const { hostname } = new URL(address);
  return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost|.+\.localhost)$/.test(hostname);
};
