import type * as z from 'zod';
import { type KINDS, type KindName, mapKinds } from '../kinds/index.ts';
import { adminEntity } from './admin.ts';
import { articleEntity } from './article.ts';
import { backgroundEntity } from './background.ts';
import { contactEntity } from './contact.ts';
import { cropEntity } from './crop.ts';
import { type EntityFrom, entityFrom, type KindWithFields } from './from-kind.ts';
import { galleryEntity } from './gallery-item.ts';
import { jobRequestEntity } from './job-request.ts';

export * from '../kinds/index.ts';

/** Kinds whose fields are data need no entity here. */
const WRITTEN = {
  crops: cropEntity,
  articles: articleEntity,
  gallery: galleryEntity,
  media: contactEntity,
  backgrounds: backgroundEntity,
  admins: adminEntity,
  'job-requests': jobRequestEntity,
} as const;

type Kinds = typeof KINDS;
type Entities = {
  readonly [Name in KindName]: Kinds[Name] extends KindWithFields ? EntityFrom<Kinds[Name]> : (typeof WRITTEN)[Name & keyof typeof WRITTEN];
};

export const ENTITIES = mapKinds((kind) => ('fields' in kind ? entityFrom(kind) : WRITTEN[kind.name])) as unknown as Entities;

export type ItemOf<Name extends KindName> = z.output<Entities[Name]['item']>;
export type InputOf<Name extends KindName> = z.output<Entities[Name]['input']>;
export type PatchOf<Name extends KindName> = z.output<Entities[Name]['patch']>;

export type EntityName = KindName;
