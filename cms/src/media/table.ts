import type { Medium } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';

export interface MediumRow extends Stored {
  /** Made from the content of the uploaded file. */
  name: string;
  /** The address that items carry: a video's file, or a picture's largest WebP. */
  url: string;
  medium: Medium;
}

export const media = () => table<MediumRow>('api::medium.medium');
