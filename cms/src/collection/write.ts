import { type Call, changeableFilesOf, type FilePart, keyInput, mediumId, uploadId } from '@sanabel/contract';
import type { Context } from 'koa';
import type * as z from 'zod';
import { keepInTrash, noteActivity } from '../changes/history.ts';
import { type Attempt, attemptTo, madeBy, makeOnce } from '../changes/make-once.ts';
import { forgetCounts } from '../changes/useful-counts.ts';
import type { Turn } from '../concurrency/turns.ts';
import type { Stored } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput, readBody, refuse } from '../http/body.ts';
import { type Body, fileTooLarge } from '../http/multipart.ts';
import { chosenFile } from '../media/choose.ts';
import { type TakenUpload, takeUpload } from '../media/resumable.ts';
import { changeFrom } from './change.ts';
import { clock, wakeClockFor } from './clock.ts';
import { type EditableCollection, type Row, titlesOf } from './collection.ts';
import { editedItemOf } from './edited.ts';
import { newColumns } from './input.ts';
import { tellLibrary, withWordsOfChosen } from './picture-words.ts';
import { findRow, searchTextOf } from './read.ts';
import { insertItem, removeItem } from './save.ts';
import { saveWithFiles } from './save-with-files.ts';

/** A body may have been read before it was known which files its kind takes, and how large. */
const refuseUnexpectedFiles = (fields: readonly FilePart[], { files }: Pick<Body, 'files'>): void => {
  for (const [name, { bytes }] of Object.entries(files)) {
    const rule = fields.find(({ field }) => field === name)?.rule;
    if (!rule) refuse({ field: name, code: 'unknown_field' });
    else if (bytes > rule.maxBytes) throw fileTooLarge({ field: name, maxBytes: rule.maxBytes });
  }
};

const isUpload = (value: unknown): boolean => uploadId.safeParse(value).success;
const isMedium = (value: unknown): boolean => mediumId.safeParse(value).success;

/** Media are chosen for content alone: with a picture of a person nobody learns what the library holds. */
const mayChoose = ({ state }: Context): boolean => (state.call as Call).roles.some((role) => role === 'editor');

/**
 * Puts the files that came ahead, in pieces, and the media of the library into the place where a body names them; `taken` grows as it
 * goes.
 */
const withNamedFiles = async (ctx: Context, fields: readonly FilePart[], body: Body, taken: TakenUpload[]): Promise<Body> => {
  const adminId = (ctx.state.admin as { id: string } | undefined)?.id;
  const isNamed = (value: unknown): boolean => isUpload(value) || (mayChoose(ctx) && isMedium(value));
  const named = [...new Set(fields.map(({ field }) => field))].filter((field) => isNamed(body.values[field]));
  if (!adminId || named.length === 0) return body;
  const [values, files] = [{ ...body.values }, { ...body.files }];
  for (const field of named) {
    const upload = isUpload(values[field]) ? await takeUpload(String(values[field]), adminId) : null;
    if (upload) taken.push(upload);
    const file = upload ?? (await chosenFile(values[field]));
    if (!file) return refuse({ field, code: 'file_required' });
    files[field] = file;
    delete values[field];
  }
  refuseUnexpectedFiles(fields, { files });
  return { ...body, values, files };
};

/**
 * Reads a call's body, hands it on, and removes what it left in the temporary folder whatever happens. Files that came ahead are spent
 * when all went well; after a refusal they wait for the next try.
 */
export const withBody = async <T>(ctx: Context, fields: readonly FilePart[], handle: (body: Body) => Promise<T>): Promise<T> => {
  const body = await readBody(
    ctx,
    fields.map(({ field, rule }) => ({ field, maxBytes: rule.maxBytes })),
  );
  const taken: TakenUpload[] = [];
  let isDone = false;
  try {
    await (ctx.state.turn as Turn | undefined)?.take();
    const answer = await handle(await withNamedFiles(ctx, fields, body, taken));
    isDone = true;
    return answer;
  } finally {
    for (const upload of taken) await upload.end(isDone);
    await body.dispose();
  }
};

/** The input of a call whose body is fields alone. */
export const readInput = <Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> =>
  withBody(ctx, [], async ({ values }) => parseInput(schema, values));

/** Makes an item of a body that was read; its id. */
const addFrom = async <Item>(collection: EditableCollection<Item>, sent: Body, attempt: Attempt | null): Promise<string> => {
  const body = await withWordsOfChosen(collection, sent);
  const columns = newColumns(collection, body);
  let id = '';
  await saveWithFiles(collection.files, body, async (addresses, length) => {
    // Fill in what the editor left out, so that the next start has nothing to fill in and to publish.
    const found = 'duration' in collection.item.shape ? length : {};
    const data = { ...collection.fallback, ...found, ...columns, ...addresses, searchText: searchTextOf(collection, columns) };
    id = await makeOnce(attempt, async () => {
      const made = await insertItem(collection, data);
      await tellLibrary(collection, data);
      await noteActivity('create', collection.name, made, titlesOf(collection, data));
      return made;
    });
  });
  return id;
};

/** Makes an item of a body that was read, once for its key; answers the stored item. */
export const createFrom = async <Item>(collection: EditableCollection<Item>, sent: Body): Promise<Item> => {
  refuseUnexpectedFiles(collection.files, sent);
  const { idempotencyKey: key } = parseInput(keyInput, sent.values);
  const { idempotencyKey: _, ...values } = sent.values;
  const body = { ...sent, values };
  const attempt = await attemptTo(collection, body, { key });
  // Look for an earlier attempt before anything is judged: a time that lay ahead then may have come.
  const id = (await madeBy(attempt)) ?? (await addFrom(collection, body, attempt));
  const row: Row<Item> = await findRow(collection, id);
  wakeClockFor(row);
  return editedItemOf(collection, row);
};

/** Makes an item of what was sent; answers the stored item. */
export const createItem = async <Item>(collection: EditableCollection<Item>, ctx: Context): Promise<Item> =>
  withBody(ctx, collection.files, (body) => createFrom(collection, body));

/** Of two editors who opened the same item, the second one to save is told (api.md: `If-Match` with the item's `updatedAt`). */
export const refuseOutdated = (ctx: Context, { updatedAt }: Stored): void => {
  const wanted = ctx.get('if-match').replace(/^(W\/)?"|"$/g, '');
  if (wanted !== '' && wanted !== '*' && wanted !== new Date(updatedAt).toISOString()) throw new ApiError('OUTDATED');
};

/** Changes what was sent and leaves the rest, a file that was not sent included, or takes it from the version that was named. */
export const updateItem = async <Item>(collection: EditableCollection<Item>, ctx: Context, id: string): Promise<Item> => {
  const refuseOther = (row: Stored): void => refuseOutdated(ctx, row);
  refuseOther(await findRow(collection, id));
  await withBody(ctx, changeableFilesOf(collection), async (sent) => {
    await changeFrom(collection, id, sent, refuseOther);
    if ('changesAt' in sent.values) clock.wake();
  });
  const row: Row<Item> = await findRow(collection, id);
  wakeClockFor(row);
  return editedItemOf(collection, row);
};

/** Deletes an item into the trash; the second time it is not found. */
export const deleteItem = async <Item>(collection: EditableCollection<Item>, id: string): Promise<{ id: string }> => {
  await withLock('content', async () => {
    const row = await findRow(collection, id);
    await keepInTrash(collection.name, row, titlesOf(collection, row));
    await removeItem(collection, row);
    await forgetCounts(collection.name, id);
    await noteActivity('delete', collection.name, id, titlesOf(collection, row));
  });
  return { id };
};
