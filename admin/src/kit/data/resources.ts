import { contact } from '@sanabel/contract/entities/contact';
import { RESOURCES as LISTS } from '@sanabel/contract/panel';
import * as z from 'zod';

export const RESOURCES = { ...LISTS, media: contact.extend({ id: z.string(), updatedAt: z.string() }) };

export type ResourceName = keyof typeof RESOURCES;
export type Item<Name extends ResourceName> = z.infer<(typeof RESOURCES)[Name]>;

export type EditableName = Exclude<ResourceName, 'trash' | 'activity'>;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);
