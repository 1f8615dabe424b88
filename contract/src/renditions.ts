/** Pixels. A picture gets every width below its own, and its own up to the largest. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600, 2560] as const;

/** WebP serves the few browsers without AVIF: these widths would cost editors time for hardly any visitor. */
export const AVIF_ONLY_WIDTHS: ReadonlySet<number> = new Set([480, 1280]);

/** Items store the largest WebP, named by its content and width. */
const OWN = /^(?<name>.*\/[0-9a-f]{24})-(?<width>\d+)\.webp$/;

/** Returns the WebP renditions as a `srcset`; nothing for a picture from elsewhere or a small one. */
export const srcSetOf = (url: string): string | undefined => {
  const { name, width } = OWN.exec(url)?.groups ?? {};
  const own = Number(width);
  const smaller = PICTURE_WIDTHS.filter((one) => one < own && !AVIF_ONLY_WIDTHS.has(one));
  if (name === undefined || smaller.length === 0) return undefined;
  return [...smaller.map((one) => `${name}-${one}.webp ${one}w`), `${url} ${own}w`].join(', ');
};
