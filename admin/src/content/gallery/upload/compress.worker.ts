import { COMPRESSED_MAX_BYTES, COMPRESSED_MAX_SIDE, fitted } from './rules.ts';

export type CompressAnswer = { share: number } | { blob: Blob } | { hasFailed: true };

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.86, 0.75, 0.6, 0.45, 0.3];
const DECODED = 0.4;

const tell = (answer: CompressAnswer): void => self.postMessage(answer);

const draw = (bitmap: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitted(bitmap.width, bitmap.height);
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

const encode = async (canvas: OffscreenCanvas, type: string): Promise<Blob | null> => {
  for (const [index, quality] of QUALITIES.entries()) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.size <= COMPRESSED_MAX_BYTES) return blob;
    tell({ share: DECODED + ((1 - DECODED) * (index + 1)) / QUALITIES.length });
  }
  return null;
};

const compress = async (file: File): Promise<Blob> => {
  const bitmap = await createImageBitmap(file);
  tell({ share: DECODED });
  if (file.size <= COMPRESSED_MAX_BYTES && Math.max(bitmap.width, bitmap.height) <= COMPRESSED_MAX_SIDE) return file;
  const canvas = draw(bitmap);
  const lossless = file.type === 'image/jpeg' ? null : await encode(canvas, 'image/webp');
  const blob = lossless ?? (await encode(onWhite(canvas), 'image/jpeg'));
  if (!blob) throw new Error('The picture does not become small enough.');
  return blob;
};

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  compress(data).then(
    (blob) => tell({ blob }),
    () => tell({ hasFailed: true }),
  );
});
