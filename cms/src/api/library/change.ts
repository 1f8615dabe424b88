import {
  ENTITIES,
  type FieldError,
  type LibraryPatch,
  type Medium,
  PICTURE_FALLBACK,
  type PictureTexts,
  replacementRule,
  type TrashKind,
} from '@sanabel/contract';
import { inBatch } from '../../changes/batch.ts';
import { noteActivity } from '../../changes/history.ts';
import { titlesOf, untypedCollectionOf } from '../../collection/collection.ts';
import { type FoundUse, usedAmong, usesOf } from '../../collection/media-uses.ts';
import { findRow } from '../../collection/read.ts';
import { changeItem } from '../../collection/save.ts';
import { blankInVersions } from '../../collection/versions/rows.ts';
import { inTransaction, type Trx, withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseMisfit } from '../../media/choose.ts';
import { type MediumRow, media, mediumSearchText } from '../../media/record.ts';
import { filesOf, removeUnknown } from '../../media/remove.ts';
import { mediumOf } from './list.ts';

const NAMES = Object.keys(PICTURE_FALLBACK) as (keyof PictureTexts)[];

/** A medium has no title: its description names it in the activity record. */
const titlesOfMedium = ({ pictureAlt, arabicPictureAlt }: PictureTexts) => ({ title: pictureAlt, arabicTitle: arabicPictureAlt });

const itemsUsing = async (trx: Trx, url: string): Promise<{ list: TrashKind; id: string; attributes: string[] }[]> => {
  const uses = (await usesOf(trx, [url])).filter(({ by }) => by === 'item');
  return [...Map.groupBy(uses, ({ list, id }) => `${list}/${id}`).values()].map((all) => {
    const [{ list, id }] = all as [FoundUse];
    return { list, id, attributes: all.map(({ attribute }) => attribute) };
  });
};

/** Runs one transaction, which is one act in the versions of all items that it changes. */
export const actOnMany = async (work: (trx: Trx) => Promise<void>): Promise<void> => {
  await inBatch(() => inTransaction(({ trx }) => work(trx)));
};

const changeOne = async (list: TrashKind, id: string, data: (row: Record<string, unknown>) => Record<string, unknown>): Promise<void> => {
  const collection = untypedCollectionOf(list);
  const row = await findRow(collection, id);
  const columns = data({ ...row });
  if (Object.keys(columns).length === 0) return;
  await changeItem(collection, row, columns);
  await noteActivity('update', list, id, titlesOf(collection, row));
};

const fillItems = async (trx: Trx, url: string, texts: PictureTexts): Promise<void> => {
  for (const { list, id } of await itemsUsing(trx, url)) {
    const names = NAMES.filter((name) => name in ENTITIES[list].item.shape && texts[name] !== '');
    await changeOne(list, id, (row) => Object.fromEntries(names.filter((name) => !row[name]).map((name) => [name, texts[name]])));
  }
};

/** Changes a medium's description for items that choose it later; `fillsItems` also fills items that use it without one. */
export const changeMedium = (id: string, { fillsItems, ...patch }: LibraryPatch): Promise<void> =>
  actOnMany(async (trx) => {
    const row = await mediumOf(id);
    const texts = Object.fromEntries(NAMES.map((name) => [name, patch[name] ?? row[name] ?? ''])) as PictureTexts;
    await media().update({ where: { id: row.id }, data: { ...texts, searchText: mediumSearchText(texts) } });
    await noteActivity('update', 'library', id, titlesOfMedium(texts));
    if (fillsItems && row.kind === 'picture') await fillItems(trx, row.url, texts);
  });

/** Deletes an unused medium. An admin's own picture only leaves the library, and the answer does not reveal that. */
const end = async (id: string, action: 'delete' | 'purge', letGo: (trx: Trx, url: string) => Promise<void>): Promise<void> => {
  const ended = await withLock('content', async ({ trx }) => {
    const row = await mediumOf(id);
    await letGo(trx, row.url);
    const { content, people } = await usedAmong(trx, [row.url]);
    if (content.has(row.url)) throw new ApiError('MEDIUM_USED');
    await noteActivity(action, 'library', id, titlesOfMedium(row));
    if (people.has(row.url)) {
      await media().update({ where: { id: row.id }, data: { inLibrary: false, ...PICTURE_FALLBACK, searchText: '', unusedSince: null } });
      return [];
    }
    await media().deleteMany({ where: { id: row.id } });
    return filesOf(row.medium);
  });
  if (ended.length > 0) await removeUnknown(ended);
};

/** Throws 409 while anything uses the medium. */
export const deleteMedium = (id: string): Promise<void> => end(id, 'delete', async () => {});

/** Serves people in a picture who withdraw consent: versions stay without it. Throws 409 with all other uses. */
export const purgeMedium = (id: string): Promise<void> =>
  end(id, 'purge', async (trx, url) => {
    const fieldErrors = (await usesOf(trx, [url]))
      .filter(({ by }) => by !== 'version')
      .map(
        ({ by, list, id: itemId, title, arabicTitle }): FieldError => ({
          ...{ field: `${list}/${itemId}`, code: 'medium_used', params: { title, arabicTitle, by } },
        }),
      );
    if (fieldErrors.length > 0) throw new ApiError('MEDIUM_USED', { fieldErrors });
    await blankInVersions(trx, url);
  });

export const ruleFor = async (trx: Trx, { kind, url }: Pick<MediumRow, 'kind' | 'url'>) =>
  replacementRule(
    kind,
    (await usesOf(trx, [url])).filter(({ by }) => by === 'item'),
  );

interface Replacement {
  showsOther?: boolean | undefined;
  duration?: number | undefined;
}

/** Clears the description when the picture shows something else, and sets a film's length. */
const textsAfter = (list: TrashKind, medium: Medium, { showsOther, duration }: Replacement): Record<string, unknown> => {
  const names = showsOther ? NAMES.filter((name) => name in ENTITIES[list].item.shape) : [];
  const hasLength = medium.kind === 'video' && 'duration' in ENTITIES[list].item.shape;
  const measured = hasLength ? { duration: duration ?? medium.seconds ?? null } : {};
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...measured };
};

/** Call it under the lock `content`, where the new medium is recorded. Trash and earlier versions keep the old one. */
export const replaceUses = async (trx: Trx, id: string, newUrl: string, replacement: Replacement): Promise<void> => {
  const before = await mediumOf(id);
  const after = await media().findOne({ where: { url: newUrl } });
  if (!after || after.id === before.id) return;
  // An item with a stricter rule may have chosen it meanwhile.
  refuseMisfit(await ruleFor(trx, before), after, 'file');
  for (const { list, id: itemId, attributes } of await itemsUsing(trx, before.url)) {
    const addresses = Object.fromEntries(attributes.map((attribute) => [attribute, newUrl]));
    await changeOne(list, itemId, () => ({ ...addresses, ...textsAfter(list, after.medium, replacement) }));
  }
  if (!replacement.showsOther) {
    const texts = Object.fromEntries(NAMES.map((name) => [name, after[name] || before[name] || ''])) as PictureTexts;
    await media().update({ where: { id: after.id }, data: { ...texts, searchText: mediumSearchText(texts) } });
  }
  await media().update({ where: { id: before.id }, data: { unusedSince: new Date().toISOString() } });
  await noteActivity('replace', 'library', after.documentId, titlesOfMedium(before));
};
