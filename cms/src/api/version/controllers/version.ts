import { ENTITIES, undoInput, VERSIONED_NAMES, type VersionLine, type WholeVersion } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionOf, type List } from '../../../collection/collection.ts';
import { listItems } from '../../../collection/read.ts';
import { wholeState } from '../../../collection/versions/item-versions.ts';
import { VERSIONS_UID, type VersionRow, versions } from '../../../collection/versions/rows.ts';
import { readInput } from '../../../collection/write.ts';
import { ApiError } from '../../../http/api-error.ts';
import { undoBatch } from '../undo.ts';

const lineOf = (row: VersionRow): VersionLine => {
  const { documentId, createdAt, adminId, adminName, act, batch, kind, itemId, title, arabicTitle, changed } = row;
  return {
    id: documentId,
    at: new Date(createdAt).toISOString(),
    adminId,
    adminName,
    act,
    batch,
    kind,
    itemId,
    title,
    arabicTitle,
    changed,
  };
};

const list: List<VersionRow, VersionLine> = { uid: VERSIONS_UID, name: 'versions', search: [], sortable: ['act'], toItem: lineOf };

const wholeOf = (row: VersionRow): WholeVersion => ({ ...lineOf(row), item: wholeState(collectionOf(row.kind), row.item) });

export default {
  async find(ctx: Context) {
    const kind = VERSIONED_NAMES.find((name) => name === ctx.params.list);
    if (!kind) throw new ApiError('NOT_FOUND');
    const itemId = ENTITIES[kind].isSingle ? '' : ctx.params.id;
    ctx.body = await listItems(list, ctx, { kind, itemId });
  },
  async findOne(ctx: Context) {
    const row = await versions().findOne({ where: { documentId: ctx.params.id } });
    if (!row) throw new ApiError('NOT_FOUND');
    ctx.body = wholeOf(row);
  },
  async undo(ctx: Context) {
    ctx.body = await undoBatch((await readInput(ctx, undoInput)).batch);
  },
};
