import { backgroundSections, backgroundSelection } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../../../changes/history.ts';
import { findRow } from '../../../collection/read.ts';
import { createItem, deleteItem, updateItem } from '../../../collection/write.ts';
import { withLock } from '../../../database/transaction.ts';
import { parseInput, readBody, refuse } from '../../../http/body.ts';
import {
  type BackgroundRow,
  backgroundRows,
  backgrounds,
  readBackgrounds,
  selectBackground,
  selectDrawing,
  selectedEntries,
  selectIfOnly,
  selectNewest,
} from '../backgrounds.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await readBackgrounds();
  },
  async create(ctx: Context) {
    const background = await createItem(backgrounds, ctx);
    await withLock('content', () => selectIfOnly(background.section));
    ctx.body = background;
    ctx.status = 201;
  },
  async update(ctx: Context) {
    ctx.body = await updateItem(backgrounds, ctx, ctx.params.id);
  },
  async select(ctx: Context) {
    const { section, backgroundId } = parseInput(backgroundSelection, (await readBody(ctx)).values);
    await withLock('content', async () => {
      const row = backgroundId === null ? null : await backgroundRows().findOne({ where: { documentId: backgroundId, section } });
      if (backgroundId !== null && !row) return refuse({ field: 'backgroundId', code: 'invalid_id' });
      await (row ? selectBackground(row) : selectDrawing(section));
      await noteActivity('select', 'backgrounds', backgroundId ?? '', section);
    });
    ctx.body = { section, backgroundId };
  },
  async findBySections(ctx: Context) {
    const { sections } = parseInput(backgroundSections, (await readBody(ctx)).values);
    ctx.body = { data: await selectedEntries([...new Set(sections)]) };
  },
  async delete(ctx: Context) {
    await withLock('content', async () => {
      const { section, isSelected } = (await findRow(backgrounds, ctx.params.id)) as BackgroundRow;
      ctx.body = await deleteItem(backgrounds, ctx.params.id);
      if (isSelected) await selectNewest(section);
    });
  },
};
