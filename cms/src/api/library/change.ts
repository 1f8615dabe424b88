import {
  ENTITIES,
  type FieldFault,
  type LibraryPatch,
  type Medium,
  PICTURE_FALLBACK,
  type PictureTexts,
  replacementRule,
  type TrashKind,
} from '@sanabel/contract';
import { inBatch } from '../../changes/batch.ts';
import { noteActivity } from '../../changes/history.ts';
import { blankInVersions } from '../../changes/versions.ts';
import { collectionOf, type EditableCollection, titlesOf } from '../../collection/collection.ts';
import { findRow } from '../../collection/read.ts';
import { changeItem } from '../../collection/save.ts';
import { inTransaction, type Trx, withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseMisfit } from '../../media/choose.ts';
import { type MediumRow, media } from '../../media/record.ts';
import { filesOf, removeUnknown } from '../../media/remove.ts';
import { type FoundUse, usedAmong, usesOf } from '../../media/uses.ts';
import { mediumSearchText } from '../../media/words.ts';
import { mediumOf } from './list.ts';

const NAMES = Object.keys(PICTURE_FALLBACK) as (keyof PictureTexts)[];

/** A medium has no title: what is said of it names it in the record of what was done. */
const titlesOfMedium = ({ pictureAlt, arabicPictureAlt }: PictureTexts) => ({ title: pictureAlt, arabicTitle: arabicPictureAlt });

/** The items that use a medium, each once, with the attributes in which they do. */
const itemsUsing = async (trx: Trx, url: string): Promise<{ list: TrashKind; id: string; attributes: string[] }[]> => {
  const uses = (await usesOf(trx, [url])).filter(({ by }) => by === 'item');
  return [...Map.groupBy(uses, ({ list, id }) => `${list}/${id}`).values()].map((all) => {
    const [{ list, id }] = all as [FoundUse];
    return { list, id, attributes: all.map(({ attribute }) => attribute) };
  });
};

/** One transaction, which is one act in the versions of all items that it changes. */
export const actOnMany = async (work: (trx: Trx) => Promise<void>): Promise<void> => {
  await inBatch(() => inTransaction(({ trx }) => work(trx)));
};

const editable = (list: TrashKind): EditableCollection => collectionOf(list) as unknown as EditableCollection;

/** Writes columns of an item, as an editor's save of it does. */
const changeOne = async (list: TrashKind, id: string, data: (row: Record<string, unknown>) => Record<string, unknown>): Promise<void> => {
  const collection = editable(list);
  const row = await findRow(collection, id);
  const columns = data(row as unknown as Record<string, unknown>);
  if (Object.keys(columns).length === 0) return;
  await changeItem(collection, row, columns);
  await noteActivity('update', list, id, titlesOf(collection, row));
};

/** Gives what is said of a picture to the items that use it and say nothing of their own. */
const fillItems = async (trx: Trx, url: string, words: PictureTexts): Promise<void> => {
  for (const { list, id } of await itemsUsing(trx, url)) {
    const names = NAMES.filter((name) => name in ENTITIES[list].item.shape && words[name] !== '');
    await changeOne(list, id, (row) => Object.fromEntries(names.filter((name) => !row[name]).map((name) => [name, words[name]])));
  }
};

/** Changes what a medium says to the items that choose it; with `fillsItems` also to those that use it already and say nothing. */
export const changeMedium = (id: string, { fillsItems, ...patch }: LibraryPatch): Promise<void> =>
  actOnMany(async (trx) => {
    const row = await mediumOf(id);
    const words = Object.fromEntries(NAMES.map((name) => [name, patch[name] ?? row[name] ?? ''])) as PictureTexts;
    await media().update({ where: { id: row.id }, data: { ...words, searchText: mediumSearchText(words) } });
    await noteActivity('update', 'library', id, titlesOfMedium(words));
    if (fillsItems && row.kind === 'picture') await fillItems(trx, row.url, words);
  });

/** Deletes a medium for good, once nothing uses it. One that is the picture of an admin too leaves the library, and nothing tells why. */
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

/** Deletes a medium for good that nothing uses; 409 while anything does. */
export const deleteMedium = (id: string): Promise<void> => end(id, 'delete', async () => {});

/**
 * Deletes a medium for good that earlier versions alone name: for somebody in a picture who takes their consent back. The versions stay,
 * without it. 409 while an item uses it, one in the bin, or changes that wait for their time, with those.
 */
export const purgeMedium = (id: string): Promise<void> =>
  end(id, 'purge', async (trx, url) => {
    const faults = (await usesOf(trx, [url]))
      .filter(({ by }) => by !== 'version')
      .map(
        ({ by, list, id: itemId, title, arabicTitle }): FieldFault => ({
          ...{ field: `${list}/${itemId}`, code: 'medium_used', params: { title, arabicTitle, by } },
        }),
      );
    if (faults.length > 0) throw new ApiError('MEDIUM_USED', { faults });
    await blankInVersions(trx, url);
  });

/** What a file must be to take a medium's place wherever it is used now. */
export const ruleFor = async (trx: Trx, { kind, url }: Pick<MediumRow, 'kind' | 'url'>) =>
  replacementRule(
    kind,
    (await usesOf(trx, [url])).filter(({ by }) => by === 'item'),
  );

interface Replacement {
  showsOther?: boolean | undefined;
  duration?: number | undefined;
}

/** Returns the item's words about its picture, and its film's length, which the browser or the new film itself told. */
const wordsAfter = (list: TrashKind, medium: Medium, { showsOther, duration }: Replacement): Record<string, unknown> => {
  const names = showsOther ? NAMES.filter((name) => name in ENTITIES[list].item.shape) : [];
  const hasLength = medium.kind === 'video' && 'duration' in ENTITIES[list].item.shape;
  const measured = hasLength ? { duration: duration ?? medium.seconds ?? null } : {};
  return { ...Object.fromEntries(names.map((name) => [name, ''])), ...measured };
};

/**
 * Lets every item that uses a medium use another. Call it under the lock of `content`, where the other is recorded: both or neither. What
 * lies in the bin, and what items were once, keep the medium that they had.
 */
export const putInPlace = async (trx: Trx, id: string, newUrl: string, replacement: Replacement): Promise<void> => {
  const before = await mediumOf(id);
  const after = await media().findOne({ where: { url: newUrl } });
  if (!after || after.id === before.id) return;
  // An item may have chosen it meanwhile, in a place that takes less.
  refuseMisfit(await ruleFor(trx, before), after, 'file');
  for (const { list, id: itemId, attributes } of await itemsUsing(trx, before.url)) {
    const addresses = Object.fromEntries(attributes.map((attribute) => [attribute, newUrl]));
    await changeOne(list, itemId, () => ({ ...addresses, ...wordsAfter(list, after.medium, replacement) }));
  }
  if (!replacement.showsOther) {
    const words = Object.fromEntries(NAMES.map((name) => [name, after[name] || before[name] || ''])) as PictureTexts;
    await media().update({ where: { id: after.id }, data: { ...words, searchText: mediumSearchText(words) } });
  }
  await media().update({ where: { id: before.id }, data: { unusedSince: new Date().toISOString() } });
  await noteActivity('replace', 'library', after.documentId, titlesOfMedium(before));
};
