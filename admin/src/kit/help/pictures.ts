import type { Locale } from '@sanabel/contract/enumerations';

/** The editors' guide's pictures (`npm run build -- guide`). None is fetched before it is shown. */
const FILES = import.meta.glob<string>('../../../../docs/guide/*.webp', { query: '?url', import: 'default', eager: true });

/** The address of a picture of the guide in a language, and the size in which it was taken. */
export const pictureOf = (name: string, locale: Locale) => ({
  src: FILES[`../../../../docs/guide/${name}-${locale}.webp`] ?? '',
  width: 1280,
  height: 800,
});
