import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import compressible from 'compressible';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';

/** In order of preference, where a browser accepts several equally. */
const CODINGS = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof CODINGS)[number];

export const typeOf = (file: string): string => contentType(extname(file)) || 'application/octet-stream';

/** Pictures, films and fonts are compressed already. */
export const isCompressible = (file: string): boolean => compressible(typeOf(file)) === true;

/** Returns the coding that the caller prefers; plain bytes if it refuses them all, because an answer is of more use than a 406. */
export const codingFor = (request: IncomingMessage): Coding =>
  new Negotiator(request).encodings(CODINGS, { preferred: CODINGS })[0] ?? 'identity';
