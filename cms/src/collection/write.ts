import { type Call, changeableFilesOf, type FilePart, keyInput, mediumId, uploadId } from '@sanabel/contract';
import type { Context } from 'koa';
import type * as z from 'zod';
import { noteActivity, saveInTrash } from '../changes/history.ts';
import { type Attempt, attemptTo, madeBy, makeOnce } from '../changes/make-once.ts';
import type { QueueSlot } from '../concurrency/queue-slots.ts';
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
import { updateLibrary, withTextsOfChosen } from './picture-texts.ts';
import { findRow, searchTextOf } from './read.ts';
import { insertItem, removeItem } from './save.ts';
import { saveWithFiles } from './save-with-files.ts';
import { forgetCounts } from './useful-counts.ts';

/** A body may be parsed before the item's type, and so its files and limits, is known. */
const refuseUnexpectedFiles = (fields: readonly FilePart[], { files }: Pick<Body, 'files'>): void => {
  for (const [name, { bytes }] of Object.entries(files)) {
    const rule = fields.find(({ field }) => field === name)?.rule;
    if (!rule) refuse({ field: name, code: 'unknown_field' });
    else if (bytes > rule.maxBytes) throw fileTooLarge({ field: name, maxBytes: rule.maxBytes });
  }
};

const isUpload = (value: unknown): boolean => uploadId.safeParse(value).success;
const isMedium = (value: unknown): boolean => mediumId.safeParse(value).success;

/** Only content may use the library: otherwise a personal picture would reveal what is in it. */
const mayChoose = ({ state }: Context): boolean => (state.call as Call).roles.some((role) => role === 'editor');

/** Replaces named uploads and library media by files; appends to `taken` while it does. */
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

/** Parses a body and always removes its temporary files. Uploads that it names are used up on success and stay after a refusal. */
export const withBody = async <T>(ctx: Context, fields: readonly FilePart[], handle: (body: Body) => Promise<T>): Promise<T> => {
  const body = await readBody(
    ctx,
    fields.map(({ field, rule }) => ({ field, maxBytes: rule.maxBytes })),
  );
  const taken: TakenUpload[] = [];
  let isDone = false;
  try {
    await (ctx.state.queueSlot as QueueSlot | undefined)?.take();
    const answer = await handle(await withNamedFiles(ctx, fields, body, taken));
    isDone = true;
    return answer;
  } finally {
    for (const upload of taken) await upload.end(isDone);
    await body.dispose();
  }
};

export const readInput = <Schema extends z.ZodType>(ctx: Context, schema: Schema): Promise<z.output<Schema>> =>
  withBody(ctx, [], async ({ values }) => parseInput(schema, values));

const addFrom = async <Item>(collection: EditableCollection<Item>, sent: Body, attempt: Attempt | null): Promise<string> => {
  const body = await withTextsOfChosen(collection, sent);
  const columns = newColumns(collection, body);
  let id = '';
  await saveWithFiles(collection.files, body, async (addresses, length) => {
    // Fills omitted fields now, so that the next start need not publish a change.
    const found = 'duration' in collection.item.shape ? length : {};
    const data = { ...collection.fallback, ...found, ...columns, ...addresses, searchText: searchTextOf(collection, columns) };
    id = await makeOnce(attempt, async () => {
      const made = await insertItem(collection, data);
      await updateLibrary(collection, data);
      await noteActivity('create', collection.name, made, titlesOf(collection, data));
      return made;
    });
  });
  return id;
};

export const createFrom = async <Item>(collection: EditableCollection<Item>, sent: Body): Promise<Item> => {
  refuseUnexpectedFiles(collection.files, sent);
  const { idempotencyKey: key } = parseInput(keyInput, sent.values);
  const { idempotencyKey: _, ...values } = sent.values;
  const body = { ...sent, values };
  const attempt = await attemptTo(collection, body, { key });
  // Looks for an earlier attempt before validating: a time that lay ahead may have passed.
  const id = (await madeBy(attempt)) ?? (await addFrom(collection, body, attempt));
  const row: Row<Item> = await findRow(collection, id);
  wakeClockFor(row);
  return editedItemOf(collection, row);
};

export const createItem = async <Item>(collection: EditableCollection<Item>, ctx: Context): Promise<Item> =>
  withBody(ctx, collection.files, (body) => createFrom(collection, body));

/** Refuses the second of two editors who save the same item (api.md: `If-Match` with the item's `updatedAt`). */
export const refuseOutdated = (ctx: Context, { updatedAt }: Stored): void => {
  const wanted = ctx.get('if-match').replace(/^(W\/)?"|"$/g, '');
  if (wanted !== '' && wanted !== '*' && wanted !== new Date(updatedAt).toISOString()) throw new ApiError('OUTDATED');
};

/** Keeps fields and files that were not sent, or takes them from the named version. */
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

export const deleteItem = async <Item>(collection: EditableCollection<Item>, id: string): Promise<{ id: string }> => {
  await withLock('content', async () => {
    const row = await findRow(collection, id);
    await saveInTrash(collection.name, row, titlesOf(collection, row));
    await removeItem(collection, row);
    await forgetCounts(collection.name, id);
    await noteActivity('delete', collection.name, id, titlesOf(collection, row));
  });
  return { id };
};
