const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, index) => bytes[at + index] === sign.charCodeAt(0));

export const HEIC = 'image/heic';
/** Brands of HEIF files that iPhones write. */
const HEIC_BRANDS = ['heic', 'heix', 'mif1', 'msf1'];

/** Detects the type from the first bytes, like the server; null for other files. Browsers only look at the extension. */
export const pictureType = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, '\u0089PNG')) return 'image/png';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  if (startsWith(bytes, 'ftyp', 4) && HEIC_BRANDS.some((brand) => startsWith(bytes, brand, 8))) return HEIC;
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null;
};
