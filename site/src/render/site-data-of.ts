import type { Content } from '@sanabel/contract/content';
import { sectionsWithBusyImage } from '../content/backgrounds.ts';
import { yearOf } from '../content/next-change.ts';
import type { SiteData } from '../content/site-data.ts';

/** Builds the data that pages read. The media files must be in their folder. */
export const siteDataOf = async (content: Content, mediaFolder: string, now: Date): Promise<SiteData> => ({
  content,
  year: yearOf(now.getTime()),
  now: now.getTime(),
  busyImages: await sectionsWithBusyImage(content, mediaFolder),
});
