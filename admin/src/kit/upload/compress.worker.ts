import { serve } from '../worker/serve.ts';
import { fitted, type Limits } from './fitted.ts';

type OnProgress = (share: number) => void;

export interface Task extends Limits {
  file: File;
  /** WebP keeps transparency. */
  isWebpAllowed: boolean;
}

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3];
const DECODED = 0.4;

const draw = (bitmap: ImageBitmap, maxSide: number): OffscreenCanvas => {
  const { width, height } = fitted(bitmap.width, bitmap.height, maxSide);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No drawing surface.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
};

/** Browsers without a WebP encoder write PNG; if that is too large, use JPEG on white. */
const onWhite = (canvas: OffscreenCanvas): OffscreenCanvas => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No drawing surface.');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};

const encode = async (canvas: OffscreenCanvas, type: string, maxBytes: number, onProgress: OnProgress): Promise<Blob | null> => {
  for (const [index, quality] of QUALITIES.entries()) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= maxBytes) return blob;
    onProgress(DECODED + ((1 - DECODED) * (index + 1)) / QUALITIES.length);
  }
  return null;
};

serve(async ({ file, maxBytes, maxSide, isWebpAllowed }: Task, onProgress): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  onProgress(DECODED);
  if (file.size <= maxBytes && Math.max(bitmap.width, bitmap.height) <= maxSide) return file;
  const canvas = draw(bitmap, maxSide);
  const asWebp = isWebpAllowed && file.type !== 'image/jpeg' ? await encode(canvas, 'image/webp', maxBytes, onProgress) : null;
  const blob = asWebp ?? (await encode(onWhite(canvas), 'image/jpeg', maxBytes, onProgress));
  if (!blob) throw new Error('The picture does not become small enough.');
  return blob;
});
