import type { Content } from '@sanabel/contract/content';
import { livelySections } from '../content/backgrounds.ts';
import type { World } from '../content/world.ts';
import { clubYear } from '../content/year.ts';

/** Builds the data that pages read. The media files must be in their folder. */
export const worldOf = async (content: Content, mediaFolder: string, now: Date): Promise<World> => ({
  content,
  year: clubYear(now),
  lively: await livelySections(content, mediaFolder),
});
