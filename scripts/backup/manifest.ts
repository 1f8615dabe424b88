import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { ExpectedError } from '../process/log.ts';

/** Raised when older programs cannot read the backup any more. */
export const FORMAT = 1;

export const FILES = {
  manifest: 'manifest.json',
  sqlite: 'database/sanabel.db',
  postgres: 'database/sanabel.dump',
  uploads: 'uploads',
  secrets: 'secrets.json.encrypted',
} as const;

/** Names that a restore may write: none leads out of the folder. */
const FILE_NAME = /^(?:database\/sanabel\.(?:db|dump)|secrets\.json\.encrypted|uploads\/[\w-][\w.-]*)$/;

const entry = z.strictObject({
  name: z.string().regex(FILE_NAME),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.strictObject({
  format: z.int(),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  files: z.array(entry),
});
export type Manifest = z.infer<typeof manifest>;
export type Entry = Manifest['files'][number];

export const entryOf = async (name: string, path: string): Promise<Entry> => {
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      digest.update(chunk);
    }
  });
  return { name, bytes, sha256: digest.digest('hex') };
};

/** Throws an ExpectedError for a manifest of a newer program and for anything that is no manifest. */
export const parseManifest = (text: string): Manifest => {
  const header = z.looseObject({ format: z.int() }).safeParse(JSON.parse(text));
  if (header.success && header.data.format > FORMAT)
    throw new ExpectedError(
      `This backup was made by a newer version (format ${header.data.format}, this one reads ${FORMAT}). Update first.`,
    );
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new ExpectedError('This file is no backup of ours: its list of files cannot be read.');
  return parsed.data;
};
