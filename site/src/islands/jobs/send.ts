import type { Locale } from '@sanabel/contract/enumerations';
import type { ErrorCode } from '@sanabel/contract/errors';
import { type Application, FIELDS, type Problems } from './application.ts';
import type { JobTexts } from './texts.ts';

type RefusalTexts = Pick<JobTexts, 'registered' | 'failed'>;

const ADDRESS = '/api/v1/job-requests';
const TIMEOUT_MS = 30_000;
const SERVER_ERROR = 500;

/** The one refusal about a field without its name: the address has an open application (decision D3). */
const REGISTERED: ErrorCode = 'EMAIL_REGISTERED';

export interface Refusal {
  message: string;
  problems: Problems;
  /** The server was not reached or failed, so it did not check the answers. */
  isUnreachable: boolean;
}
export type Outcome = { isSent: true } | ({ isSent: false } & Refusal);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Accepts any body: a proxy's page, or nothing. */
export const readRefusal = (body: unknown, texts: RefusalTexts): { message: string; problems: Problems } => {
  if (!isRecord(body)) return { message: texts.failed, problems: {} };
  const fieldErrors = Array.isArray(body.errors) ? body.errors.filter(isRecord) : [];
  const problems = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = textOf(fieldErrors.find((fieldError) => fieldError.field === field)?.message);
      return message === '' ? [] : [[field, message]];
    }),
  );
  const message = textOf(body.message) || texts.failed;
  return { message, problems: body.code === REGISTERED ? { email: texts.registered, ...problems } : problems };
};

/** Returns every failure as a message for the applicant; never throws. */
export const send = async (
  application: Application & { idempotencyKey?: string | undefined },
  locale: Locale,
  texts: RefusalTexts,
): Promise<Outcome> => {
  // `AbortSignal.timeout` is not in every browser that the site supports.
  const hanging = new AbortController();
  const timer = setTimeout(() => hanging.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: JSON.stringify(application),
      signal: hanging.signal,
    });
    if (response.ok) return { isSent: true };
    const refusal = readRefusal(await response.json().catch(() => null), texts);
    return { isSent: false, ...refusal, isUnreachable: response.status >= SERVER_ERROR };
  } catch {
    return { isSent: false, message: texts.failed, problems: {}, isUnreachable: true };
  } finally {
    clearTimeout(timer);
  }
};
