import { REGISTRATION_IMAGE } from '@sanabel/contract/media-rules';

const { maxBytes, maxSide = 192 } = REGISTRATION_IMAGE;
/** Tried in order until the picture is small enough. */
const QUALITIES = [0.85, 0.7, 0.5];

const encode = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Crops the middle square and compresses it to at most 50 kB, the limit for unauthenticated uploads (security rule 2). Null if this browser
 * cannot read the file as a picture.
 */
export const photoOf = async (file: File): Promise<Blob | null> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(side, maxSide);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, size, size);
  for (const quality of QUALITIES) {
    const photo = await encode(canvas, quality);
    if (photo && photo.size <= maxBytes) return photo;
  }
  return null;
};
