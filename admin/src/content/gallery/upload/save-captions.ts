import { galleryItem } from '@sanabel/contract/entities/gallery-item';
import * as z from 'zod';
import { call } from '../../../kit/data/call.ts';
import type { Captions } from './captions.ts';

const added = z.object({ galleryItem });

export const addedId = (json: unknown): string => added.parse(json).galleryItem.id;

export const saveCaptions = async (itemId: string, captions: Captions): Promise<void> => {
  galleryItem
    .partial()
    .loose()
    .parse((await call(`/gallery/${itemId}`, { method: 'PATCH', body: captions })).json);
};
