const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, place) => bytes[at + place] === sign.charCodeAt(0));

/** The type of a picture by its first bytes, as the server judges it; null for any other file. A browser knows no more than the name's ending. */
export const pictureType = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, '\u0089PNG')) return 'image/png';
  if (startsWith(bytes, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(bytes, 'GIF8')) return 'image/gif';
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8) ? 'image/webp' : null;
};
