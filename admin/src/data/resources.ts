import { admin } from '@sanabel/contract/entities/admin';
import { article } from '@sanabel/contract/entities/article';
import { crop } from '@sanabel/contract/entities/crop';
import { galleryItem } from '@sanabel/contract/entities/gallery-item';
import { jobRequest } from '@sanabel/contract/entities/job-request';
import { member } from '@sanabel/contract/entities/member';
import { partner } from '@sanabel/contract/entities/partner';
import { activityEntry, trashEntry } from '@sanabel/contract/history';
import type * as z from 'zod';

/** The lists of the API, each with the shape of its items. */
export const RESOURCES = {
  crops: crop,
  articles: article,
  gallery: galleryItem,
  partners: partner,
  members: member,
  admins: admin,
  'job-requests': jobRequest,
  trash: trashEntry,
  activity: activityEntry,
} as const satisfies Record<string, z.ZodType<{ id: string }>>;

export type ResourceName = keyof typeof RESOURCES;
export type Item<Name extends ResourceName> = z.infer<(typeof RESOURCES)[Name]>;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);
