import { contact } from '@sanabel/contract/entities/contact';
import { RESOURCES as LISTS } from '@sanabel/contract/panel';
import * as z from 'zod';

/** The resources of the panel: the API's lists, and the contact data as one record, whose version stands as `updatedAt`. */
export const RESOURCES = { ...LISTS, media: contact.extend({ id: z.string(), updatedAt: z.string() }) };

export type ResourceName = keyof typeof RESOURCES;
export type Item<Name extends ResourceName> = z.infer<(typeof RESOURCES)[Name]>;

/** Those that a form adds or edits. */
export type EditableName = Exclude<ResourceName, 'trash' | 'activity'>;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);
