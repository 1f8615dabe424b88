/** The sizes of uploaded pictures: the CMS makes them, and whoever shows a picture small takes one that is large enough. */

/** In pixels; of a picture every one below its own, and its own up to the largest. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600, 2560] as const;

/** WebP is for the few browsers that know no AVIF: the widths between cost every editor time and hardly any visitor sees them. */
export const AVIF_ONLY_WIDTHS: ReadonlySet<number> = new Set([480, 1280]);

/** The address that items carry: the largest WebP, named by its content and its width. */
const OWN = /^(?<name>.*\/[0-9a-f]{24})-(?<width>\d+)\.webp$/;

/**
 * The WebP renditions of a picture with its own address, by rising width, as the `srcset` of an `img`. Nothing for a picture from
 * elsewhere, and for one that is small already.
 */
export const srcSetOf = (url: string): string | undefined => {
  const { name, width } = OWN.exec(url)?.groups ?? {};
  const own = Number(width);
  const smaller = PICTURE_WIDTHS.filter((one) => one < own && !AVIF_ONLY_WIDTHS.has(one));
  if (name === undefined || smaller.length === 0) return undefined;
  return [...smaller.map((one) => `${name}-${one}.webp ${one}w`), `${url} ${own}w`].join(', ');
};
