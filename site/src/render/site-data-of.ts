import type { Content } from '@sanabel/contract/content';
import { sectionsWithBusyImage } from '../content/backgrounds.ts';
import type { SiteData } from '../content/site-data.ts';
import { clubYear } from '../content/year.ts';

/** Builds the data that pages read. The media files must be in their folder. */
export const siteDataOf = async (content: Content, mediaFolder: string, now: Date): Promise<SiteData> => ({
  content,
  year: clubYear(now),
  now: now.getTime(),
  busyImages: await sectionsWithBusyImage(content, mediaFolder),
});
