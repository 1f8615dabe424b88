import type { Content } from '@sanabel/contract/content';
import { livelySections } from '../content/backgrounds.ts';
import type { World } from '../content/world.ts';
import { clubYear } from '../content/year.ts';

/** Makes of the content and a moment what pages are made of. The media's files must be in their folder. */
export const worldOf = async (content: Content, mediaFolder: string, now: Date): Promise<World> => ({
  content,
  year: clubYear(now),
  lively: await livelySections(content, mediaFolder),
});
