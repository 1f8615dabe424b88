import type { PolicyReport } from '@sanabel/contract';

/** A directive, or a keyword for what has no address: `inline`, `eval`, `trusted-types-sink`. */
const WORD = /^[a-z][a-z-]{0,39}$/;
/** A page of the panel, or a file that it loads. */
const PATH = /^\/(?:admin|assets)(?:\/[\w.-]{1,80}){0,6}\/?$/;
const UNKNOWN = 'other';
/** Our host names are shorter; browsers report names of thousands of characters. */
const HOST_MAX = 100;

const wordOf = (text = ''): string => (WORD.test(text) ? text : UNKNOWN);

/** Removes what may be about a person or secret: keeps the path of panel addresses and the host of others. */
const locationOf = (text: string, ownHost?: string): string => {
  const url = URL.parse(text);
  if (!url) return wordOf(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return wordOf(url.protocol.slice(0, -1));
  return url.host === ownHost && PATH.test(url.pathname) ? url.pathname : url.host.slice(0, HOST_MAX);
};

/** Anyone can send a report: only known shapes are logged. Queries, fragments and code samples may hold what a person typed. */
export const lineOf = (report: PolicyReport): Readonly<Record<string, string | number>> => {
  const { 'effective-directive': effective, 'violated-directive': violated, 'line-number': line } = report;
  const ownHost = URL.parse(report['document-uri'])?.host;
  return {
    directive: wordOf(effective ?? violated?.split(' ')[0]),
    blocked: locationOf(report['blocked-uri'] ?? '', ownHost),
    page: locationOf(report['document-uri'], ownHost),
    ...(report['source-file'] ? { source: locationOf(report['source-file'], ownHost) } : {}),
    ...(Number.isSafeInteger(line) ? { line: line as number } : {}),
  };
};
