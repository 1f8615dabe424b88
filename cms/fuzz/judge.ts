import { ERROR_STATUS, errorBody, errorMessage, preferredLocale } from '@sanabel/contract';
import { errorStatusesOf } from '../src/openapi/errors.ts';
import type { Shot } from './shots.ts';

export interface Outcome {
  status: number;
  headers: Headers;
  text: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const faultOfError = ({ headers: sent, call }: Shot, { status, headers, text }: Outcome): string | null => {
  const result = errorBody.safeParse(parsed(text));
  if (!result.success) return `an error in another shape: ${text.slice(0, 200)}`;
  const { code, message, requestId } = result.data;
  const locale = preferredLocale(sent['accept-language']);
  if (ERROR_STATUS[code] !== status) return `${code} came with ${status}`;
  if (message !== errorMessage(code, locale) || headers.get('content-language') !== locale) return `a message not in ${locale}: ${message}`;
  if (!errorStatusesOf(call).includes(status)) return `${status}, which the document does not name here`;
  if (requestId !== headers.get('x-request-id')) return 'another request id than the header has';
  if (status === 429 && !(Number(headers.get('retry-after')) > 0)) return '429 without Retry-After';
  return null;
};

/** What is wrong with an answer by the rules of the contract; null when nothing is. */
export const faultOf = (shot: Shot, outcome: Outcome): string | null => {
  const { status, text } = outcome;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (status >= 400) return faultOfError(shot, outcome);
  if (status === 304) return shot.call.method === 'GET' && text === '' ? null : '304 where there is none';
  if (status !== shot.call.status) return `${status} where the contract has ${shot.call.status}`;
  const isJson = outcome.headers.get('content-type')?.includes('json');
  const result = shot.call.answer.safeParse(isJson ? parsed(text) : text);
  return result.success ? null : `an answer outside its schema: ${result.error.message.slice(0, 300)}`;
};
