import { parseEnv } from 'node:util';

/** Decodes UTF-16 and byte order marks, which editors and shells of Windows write. */
const textOf = (bytes: Buffer): string => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

export const readVariables = (bytes: Buffer): Record<string, string> => parseEnv(textOf(bytes)) as Record<string, string>;
