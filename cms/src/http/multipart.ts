import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type FieldError, LONG_TEXT_MAX } from '@sanabel/contract';
import busboy from 'busboy';
import type { Context } from 'koa';
import { settings } from '../../config/sanabel.ts';
import { ApiError, tooLate } from './api-error.ts';
import { drain } from './drain.ts';
import type { FormFields } from './form-fields.ts';

export interface FileRule {
  field: string;
  maxBytes: number;
}

/** Bytes of a small file, or the path of a temporary one. */
export interface UploadedFile {
  content: Buffer | string;
  bytes: number;
  /** Set when a medium of the library was chosen instead. */
  mediumId?: string;
}

export interface Body {
  values: Readonly<Record<string, unknown>>;
  files: Readonly<Record<string, UploadedFile>>;
  /** Removes the temporary files. Call it in every case. */
  dispose(): Promise<void>;
}

const UTF8_BYTES_PER_CHARACTER = 4;
const MAX_PARTS = 64;
const MEGABYTE = 1_048_576;
/** Files up to this size stay in memory: anonymous uploads never reach the disk directly. */
const BUFFER_MAX_BYTES = 65_536;

const temporaryFolder = join(settings.DATA_DIR, 'tmp');

export const fileTooLarge = ({ field, maxBytes }: FileRule): ApiError =>
  new ApiError('FILE_TOO_LARGE', {
    fieldErrors: [{ field, code: 'file_too_large', params: { max: maxBytes / MEGABYTE } }],
    headers: { Connection: 'close' },
  });
const refused = (fieldError: FieldError): ApiError =>
  new ApiError('INVALID_INPUT', { fieldErrors: [fieldError], headers: { Connection: 'close' } });

const bufferFile = async (stream: Readable): Promise<UploadedFile> => {
  const content = await buffer(stream);
  return { content, bytes: content.length };
};

const store = async (stream: Readable, path: string): Promise<UploadedFile> => {
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
  return { content: path, bytes };
};

const createParser = (ctx: Context, rules: readonly FileRule[], { names, maxBytes }: FormFields): busboy.Busboy => {
  try {
    return busboy({
      headers: ctx.req.headers,
      defParamCharset: 'utf8',
      limits: {
        // One byte more than the limit is read, so that "too large" can be told from "just fits".
        fileSize: Math.max(0, ...rules.map(({ maxBytes }) => maxBytes)) + 1,
        fieldSize: Math.min(maxBytes, LONG_TEXT_MAX * UTF8_BYTES_PER_CHARACTER * 2),
        fieldNameSize: 100,
        fields: names ? names.size + 1 : MAX_PARTS,
        files: rules.length + 1,
        parts: MAX_PARTS,
      },
    });
  } catch {
    throw new ApiError('INVALID_INPUT');
  }
};

/**
 * Keeps small files in memory, others in a temporary folder until `dispose`. Refuses unknown, repeated and too large parts as they come,
 * because anything kept for a caller occupies memory as long as the caller likes.
 */
export const readMultipart = async (ctx: Context, rules: readonly FileRule[], fields: FormFields, late: AbortSignal): Promise<Body> => {
  await mkdir(temporaryFolder, { recursive: true });
  const values: Record<string, unknown> = Object.create(null);
  const files: Record<string, UploadedFile> = Object.create(null);
  const seen = new Set<string>();
  const paths: string[] = [];
  const storing: Promise<void>[] = [];
  const dispose = async () => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const take = (stream: Readable, { maxBytes }: FileRule): Promise<UploadedFile> => {
    if (maxBytes <= BUFFER_MAX_BYTES) return bufferFile(stream);
    const path = join(temporaryFolder, randomUUID());
    paths.push(path);
    return store(stream, path);
  };
  const parser = createParser(ctx, rules, fields);
  let textBytes = 0;

  const parsing = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated) reject(refused({ field: name, code: 'too_long' }));
      else if (info.nameTruncated || name in values || fields.names?.has(name) === false)
        reject(refused({ field: name.slice(0, 100), code: 'unknown_field' }));
      else values[name] = value;
      textBytes += Buffer.byteLength(value);
      if (textBytes > fields.maxBytes) reject(new ApiError('BODY_TOO_LARGE', { headers: { Connection: 'close' } }));
    });
    parser.on('file', (name, stream) => {
      // A part that ends half-way also emits an error, which would end the process. A system call in it means a full disk, our fault.
      stream.on('error', (error: NodeJS.ErrnoException) => reject(error.syscall ? error : new ApiError('INVALID_INPUT')));
      const rule = rules.find(({ field }) => field === name);
      if (!rule || seen.has(name)) {
        stream.resume();
        reject(refused({ field: name ?? '', code: 'unknown_field' }));
        return;
      }
      seen.add(name);
      const stored = take(stream, rule).then((file) => {
        if (file.bytes > rule.maxBytes) throw fileTooLarge(rule);
        files[name] = file;
      });
      storing.push(stored);
      stored.catch(reject);
    });
    for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, () => reject(new ApiError('INVALID_INPUT')));
    parser.on('error', () => reject(new ApiError('INVALID_INPUT')));
    parser.on('close', () => resolve());
    // A client that disconnects must not leave us waiting, nor leave its half file.
    ctx.req.on('aborted', () => reject(new ApiError('INVALID_INPUT')));
    late.addEventListener('abort', () => reject(tooLate()), { once: true });
  });

  try {
    ctx.req.pipe(parser);
    await parsing;
    await Promise.all(storing);
    return { values, files, dispose };
  } catch (error) {
    ctx.req.unpipe(parser);
    parser.destroy();
    // Freed at once, because the caller may keep the request open for long.
    for (const name of Object.keys(values)) delete values[name];
    await Promise.allSettled(storing);
    await dispose();
    await drain(ctx.req, late);
    throw error;
  }
};
