import { parseEnv } from 'node:util';

/** Decodes UTF-16 and byte order marks, which editors and shells of Windows write. */
const textOf = (bytes: Buffer): string => new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** Says why an `.env` could not be read or written, and as whom to run the command. */
export const envFileFailure = (file: string, error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'EACCES'
    ? `This user cannot use ${file}: run the command as its owner, on a server with sudo -u sanabel.`
    : `${file} cannot be used: ${error instanceof Error ? error.message : error}`;

export const readVariables = (bytes: Buffer): Record<string, string> => parseEnv(textOf(bytes)) as Record<string, string>;
