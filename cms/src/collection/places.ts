import type { Core } from '@strapi/strapi';
import { type Stored, table } from '../database/table.ts';

/** Rows from before places had a default have none: they are new, like those with place 0. */
export const ensurePlaces = async ({ contentTypes }: Core.Strapi): Promise<void> => {
  for (const { uid, attributes } of Object.values(contentTypes))
    if ('position' in attributes)
      await table<Stored & { position: number | null }>(uid).updateMany({ where: { position: null }, data: { position: 0 } });
};
