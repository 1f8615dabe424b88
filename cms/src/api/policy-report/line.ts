import type { PolicyReport } from '@sanabel/contract';

/** A directive, or a word that stands for what has no address: `inline`, `eval`, `trusted-types-sink`. */
const WORD = /^[a-z][a-z-]{0,39}$/;
/** A page of the panel, or a file that it loads. */
const PATH = /^\/(?:admin|assets)(?:\/[\w.-]{1,80}){0,6}\/?$/;
const UNKNOWN = 'other';
/** A host name of ours is shorter; browsers report names of thousands of characters. */
const HOST_MAX = 100;

const wordOf = (text = ''): string => (WORD.test(text) ? text : UNKNOWN);

/** An address without what may be about a person or a secret: of the panel the path, of anything else the host. */
const placeOf = (text: string, ownHost?: string): string => {
  const url = URL.parse(text);
  if (!url) return wordOf(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return wordOf(url.protocol.slice(0, -1));
  return url.host === ownHost && PATH.test(url.pathname) ? url.pathname : url.host.slice(0, HOST_MAX);
};

/**
 * What the log keeps of a report. Anybody can send one, so that nothing of it is copied that is not of a known shape; queries, fragments
 * and samples of code are dropped, because they may hold what somebody typed.
 */
export const lineOf = (report: PolicyReport): Readonly<Record<string, string | number>> => {
  const { 'effective-directive': effective, 'violated-directive': violated, 'line-number': line } = report;
  const ownHost = URL.parse(report['document-uri'])?.host;
  return {
    directive: wordOf(effective ?? violated?.split(' ')[0]),
    blocked: placeOf(report['blocked-uri'] ?? '', ownHost),
    page: placeOf(report['document-uri'], ownHost),
    ...(report['source-file'] ? { source: placeOf(report['source-file'], ownHost) } : {}),
    ...(Number.isSafeInteger(line) ? { line: line as number } : {}),
  };
};
