import { RESOURCES } from '@sanabel/contract/resources';
import type * as z from 'zod';

export { RESOURCES };
export type ResourceName = keyof typeof RESOURCES;
export type Item<Name extends ResourceName> = z.infer<(typeof RESOURCES)[Name]>;

export const isResource = (name: string): name is ResourceName => Object.hasOwn(RESOURCES, name);
