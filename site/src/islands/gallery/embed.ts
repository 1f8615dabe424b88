import type { Locale } from '@sanabel/contract/enumerations';

const ID = /^[\w-]{11}$/;

/** The player that is put in after a click, and not before: the host without cookies. Null for anything but a video's id. */
export const embedAddress = (id: string, locale: Locale): string | null =>
  ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${locale}` : null;
