import type { KindName } from '../kinds/index.ts';
import { adminEntity } from './admin.ts';
import { articleEntity } from './article.ts';
import { backgroundEntity } from './background.ts';
import { contactEntity } from './contact.ts';
import { cropEntity } from './crop.ts';
import { galleryEntity } from './gallery-item.ts';
import { glossaryEntity } from './glossary-term.ts';
import { jobRequestEntity } from './job-request.ts';
import { memberEntity } from './member.ts';
import { partnerEntity } from './partner.ts';

export * from '../kinds/index.ts';

const list = [
  cropEntity,
  articleEntity,
  galleryEntity,
  partnerEntity,
  memberEntity,
  contactEntity,
  backgroundEntity,
  adminEntity,
  jobRequestEntity,
  glossaryEntity,
] as const;

export const ENTITIES = Object.fromEntries(list.map((one) => [one.name, one])) as {
  readonly [One in (typeof list)[number] as One['name']]: One;
};

export type EntityName = KindName;

export type PagedName = { [Name in EntityName]: (typeof ENTITIES)[Name] extends { page: string } ? Name : never }[EntityName];
/** Entities with a page for visitors: their forms have a preview. */
export const PAGED_NAMES = list.filter((one) => 'page' in one).map(({ name }) => name) as PagedName[];
