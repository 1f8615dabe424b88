import { changeableFilesOf, faceOf, filesOf, PICTURE_FALLBACK, type PictureTexts } from '@sanabel/contract';
import type { Body } from '../http/multipart.ts';
import { findMedium } from '../media/choose.ts';
import { media, mediumSearchText } from '../media/record.ts';
import type { EditableCollection } from './collection.ts';

const NAMES = Object.keys(PICTURE_FALLBACK) as (keyof PictureTexts)[];
type Owner = Pick<EditableCollection, 'item' | 'files' | 'changeableFiles'>;

const namesOf = ({ item }: Owner): (keyof PictureTexts)[] => NAMES.filter((name) => name in item.shape);

/** Adds the library's focus and texts to a chosen picture, unless others were sent: the item's old texts describe another picture. */
export const withTextsOfChosen = async (owner: Owner, body: Body): Promise<Body> => {
  const parts = [...filesOf(owner, body.values.type), ...changeableFilesOf(owner)];
  const part = parts.find(({ field, rule }) => rule.kind === 'image' && body.files[field]?.mediumId);
  const medium = part && (await findMedium(body.files[part.field]?.mediumId));
  if (!medium) return body;
  const missing = namesOf(owner).filter((name) => body.values[name] === undefined);
  return { ...body, values: { ...body.values, ...Object.fromEntries(missing.map((name) => [name, medium[name] ?? ''])) } };
};

/** Fills empty texts of a library picture from an item, for the next item that uses it. Call it in the transaction of the save. */
export const updateLibrary = async (owner: Owner, row: object): Promise<void> => {
  const texts = row as Partial<Record<keyof PictureTexts, string | null>>;
  const url = faceOf(owner, row);
  if (url === '' || NAMES.every((name) => !texts[name])) return;
  const medium = await media().findOne({ where: { url } });
  if (!medium || NAMES.every((name) => medium[name] || !texts[name])) return;
  const missing = Object.fromEntries(NAMES.map((name) => [name, medium[name] || texts[name] || ''])) as PictureTexts;
  await media().update({ where: { id: medium.id }, data: { ...missing, searchText: mediumSearchText(missing) } });
};
