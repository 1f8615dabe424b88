import { type Call, ERROR_STATUS, errorBody, errorMessage, preferredLocale } from '@sanabel/contract';
import * as z from 'zod';
import type { Shot } from './shots.ts';

export interface Outcome {
  status: number;
  headers: Headers;
  text: string;
}

/** Returns the statuses that the OpenAPI document names for a call. */
export type Documented = (call: Call) => readonly number[];

const document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) }))),
});

export const readDocumented = async (cmsUrl: string): Promise<Documented> => {
  const { paths } = document.parse(await (await fetch(`${cmsUrl}/api/v1/openapi.json`)).json());
  return ({ method, path }) => Object.keys(paths[`/api/v1${path}`]?.[method.toLowerCase()]?.responses ?? {}).map(Number);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const faultOfError = ({ headers: sent, call }: Shot, { status, headers, text }: Outcome, documented: Documented): string | null => {
  const result = errorBody.safeParse(parsed(text));
  if (!result.success) return `an error in another shape: ${text.slice(0, 200)}`;
  const { code, message, requestId } = result.data;
  const locale = preferredLocale(sent['accept-language']);
  if (ERROR_STATUS[code] !== status) return `${code} came with ${status}`;
  if (message !== errorMessage(code, locale) || headers.get('content-language') !== locale) return `a message not in ${locale}: ${message}`;
  if (!documented(call).includes(status)) return `${status}, which the document does not name here`;
  if (requestId !== headers.get('x-request-id')) return 'another request id than the header has';
  if (status === 429 && !(Number(headers.get('retry-after')) > 0)) return '429 without Retry-After';
  return null;
};

/** A preview needs the publisher, which does not run here: it is refused, as the document says. */
const lacksPublisher = ({ call }: Shot, { status }: Outcome): boolean =>
  status === ERROR_STATUS.UNAVAILABLE && call.path.startsWith('/previews/');

/** Finds the fault of an answer by the rules of the contract and of the OpenAPI document; null when there is none. */
export const faultOf = (shot: Shot, outcome: Outcome, documented: Documented): string | null => {
  const { status, text } = outcome;
  if (status >= 500 && !lacksPublisher(shot, outcome)) return `${status}: ${text.slice(0, 200)}`;
  if (status >= 400) return faultOfError(shot, outcome, documented);
  if (status === 304) return shot.call.method === 'GET' && text === '' ? null : '304 where there is none';
  if (status !== shot.call.status) return `${status} where the contract has ${shot.call.status}`;
  const isJson = outcome.headers.get('content-type')?.includes('json');
  const result = shot.call.answer.safeParse(isJson ? parsed(text) : text);
  return result.success ? null : `an answer outside its schema: ${result.error.message.slice(0, 300)}`;
};
