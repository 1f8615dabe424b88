import { parseEnv } from 'node:util';

/** Reads the text of a file as editors and shells of Windows write it too: in UTF-16, or with a byte order mark. */
const textOf = (bytes: Buffer): string => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** Reads the variables of an `.env` file. */
export const readVariables = (bytes: Buffer): Record<string, string> => parseEnv(textOf(bytes)) as Record<string, string>;
