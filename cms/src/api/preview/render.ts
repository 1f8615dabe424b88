import { addressOf, itemPage, type Locale, type Medium, type PagedName, type Path } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { ApiError } from '../../http/api-error.ts';

const TIME_LIMIT_MS = 20_000;

const renditionsOf = (medium: Medium): string[] => (medium.kind === 'picture' ? medium.renditions.map(({ url }) => url) : [medium.url]);

/** A draft's picture is not among the site's files yet: the page loads it from the CMS. */
const withOwnMedia = (page: string, media: Readonly<Record<string, Medium>>): string => {
  let own = page;
  for (const url of Object.values(media).flatMap(renditionsOf))
    if (!url.startsWith('data:')) own = own.replaceAll(`/media/${url.slice(url.lastIndexOf('/') + 1)}`, url);
  return own;
};

interface Wanted {
  list: PagedName;
  item: { id?: string };
  media: Readonly<Record<string, Medium>>;
  locale: Locale;
  /** Instead of the item's own. */
  page?: Path | undefined;
}

/** Renders the page as the site would show it. Throws 404 without a renderer, 503 when it fails. */
export const renderPage = async ({ list, item, media, locale, page = itemPage(list, item.id) }: Wanted): Promise<string> => {
  if (!settings.RENDERER_URL) throw new ApiError('NOT_FOUND');
  const address = addressOf(locale, page, settings.DEFAULT_LOCALE);
  const response = await fetch(settings.RENDERER_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ list, item, media, address }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    redirect: 'error',
  }).catch((error: unknown) => {
    strapi.log.warn(`the renderer cannot be reached: ${error instanceof Error ? error.message : 'no reason given'}`);
    throw new ApiError('UNAVAILABLE');
  });
  const text = await response.text();
  if (response.ok) return withOwnMedia(text, media);
  // Logs no text: it may quote what is not public yet.
  strapi.log.warn(`the renderer answered ${response.status} for a preview of ${list}`);
  throw new ApiError('UNAVAILABLE');
};
