import { LIBRARY_FILE, LIBRARY_RULES, libraryInput, libraryPatch, PICTURE_FALLBACK, replacementInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../../../changes/history.ts';
import { readParameters } from '../../../collection/list-query.ts';
import { saveWithFiles } from '../../../collection/save-with-files.ts';
import { readInput, withBody } from '../../../collection/write.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { parseInput, refuse } from '../../../http/body.ts';
import type { Body } from '../../../http/multipart.ts';
import { media } from '../../../media/record.ts';
import { typeOf } from '../../../media/store.ts';
import { actOnMany, changeMedium, deleteMedium, purgeMedium, replaceUses, ruleFor } from '../change.ts';
import { countMedia, listMedia, mediumOf, readMedium } from '../list.ts';
import { libraryRequest } from '../query.ts';

/** Any rule refuses a file of an unknown kind. */
const ruleOf = async ({ file }: Body['files']) => {
  const mime = file && !file.mediumId ? await typeOf(file, LIBRARY_FILE.field) : '';
  return Object.values(LIBRARY_RULES).find(({ mimes }) => mimes.includes(mime)) ?? LIBRARY_RULES.picture;
};

const fileMissing = ({ files }: Body) => (files.file ? [] : [{ field: 'file', code: 'file_required' as const }]);

export default {
  async find(ctx: Context) {
    const request = libraryRequest(readParameters(ctx));
    const { media: found, total } = await listMedia(request);
    const from = request.range?.[0] ?? 0;
    ctx.set('Content-Range', `library ${found.length > 0 ? `${from}-${from + found.length - 1}` : '*'}/${total}`);
    ctx.body = found;
  },

  async count(ctx: Context) {
    ctx.body = await countMedia();
  },

  async findOne(ctx: Context) {
    ctx.body = await readMedium(ctx.params.id);
  },

  async create(ctx: Context) {
    let id = '';
    await withBody(ctx, [LIBRARY_FILE], async (body) => {
      const input = parseInput(libraryInput, body.values, fileMissing(body));
      const part = { ...LIBRARY_FILE, rule: await ruleOf(body.files) };
      await saveWithFiles([part], body, async ({ url = '' }) => {
        const row = await media().findOne({ where: { url } });
        id = row?.documentId ?? '';
        await media().update({ where: { url }, data: { unusedSince: new Date().toISOString() } });
        await noteActivity('create', 'library', id);
      });
      if (Object.keys(input).length > 0) await changeMedium(id, input);
    });
    ctx.body = await readMedium(id);
    ctx.status = 201;
  },

  async update(ctx: Context) {
    const patch = await readInput(ctx, libraryPatch);
    if (Object.keys(patch).every((name) => !(name in PICTURE_FALLBACK))) refuse({ field: '', code: 'nothing_to_change' });
    await changeMedium(ctx.params.id, patch);
    ctx.body = await readMedium(ctx.params.id);
  },

  async replace(ctx: Context) {
    const { id } = ctx.params;
    const before = await mediumOf(id);
    let newUrl = '';
    await withBody(ctx, [LIBRARY_FILE], async (body) => {
      const input = parseInput(replacementInput, body.values, fileMissing(body));
      const part = { ...LIBRARY_FILE, rule: await inTransaction(({ trx }) => ruleFor(trx, before)) };
      await saveWithFiles([part], body, async ({ url = '' }) => {
        newUrl = url;
        await actOnMany((trx) => replaceUses(trx, id, url, input));
      });
    });
    const row = await media().findOne({ where: { url: newUrl } });
    ctx.body = await readMedium(row?.documentId ?? id);
    ctx.status = 201;
  },

  async purge(ctx: Context) {
    await purgeMedium(ctx.params.id);
    ctx.body = { id: ctx.params.id };
  },

  async delete(ctx: Context) {
    await deleteMedium(ctx.params.id);
    ctx.body = { id: ctx.params.id };
  },
};
