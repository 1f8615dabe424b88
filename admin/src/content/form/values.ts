import { type Article, type ArticleInput, articleInput } from '@sanabel/contract/entities/article';
import { type Crop, type CropInput, cropInput } from '@sanabel/contract/entities/crop';
import type { ArticleType } from '@sanabel/contract/enumerations';
import * as z from 'zod';

/** A chosen file, or the address of the stored picture; empty at first. */
type Image = File | string;
export type CropValues = Record<keyof CropInput, string> & { image: Image };
export type ArticleValues = Record<keyof ArticleInput, string> & { image: Image };

/** The contract's rules for what is typed; the picture has rules of its own. */
export const CROP_RULES = z.object(cropInput.shape);
export const ARTICLE_RULES = z.object(articleInput.shape);

const textsOf = <Name extends string>(names: readonly Name[], item: Readonly<Record<Name, string | number>> | null): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(item?.[name] ?? '')])) as Record<Name, string>;

const CROP_NAMES = Object.keys(cropInput.shape) as (keyof CropInput)[];
const ARTICLE_NAMES = Object.keys(articleInput.shape) as (keyof ArticleInput)[];

export const cropValues = (crop: Crop | null): CropValues => ({ ...textsOf(CROP_NAMES, crop), image: crop?.imageUrl ?? '' });

export const articleValues = (article: Article | null, type: ArticleType): ArticleValues => ({
  ...textsOf(ARTICLE_NAMES, article),
  type: article?.type ?? type,
  image: article?.imageUrl ?? '',
});

/** What is sent: of an item that exists only what differs from it, so that two editors of different fields do not undo each other's. */
export const changesOf = <Values extends Readonly<Record<string, Image>>>(values: Values, before: Values | null): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (name === 'image' ? value instanceof File : value !== before?.[name])),
  ) as Partial<Values>;
