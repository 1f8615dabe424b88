import type { Frame } from './frame.ts';

const QUALITY = 0.92;

/** Draws a picture after some quarter turns to the right, or a part of it. */
export const drawn = async (picture: Blob, turns: number, type: string, { x, y, width, height }: Frame): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const [wide, high] = turns % 2 === 0 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width];
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * wide)), Math.max(1, Math.round(height * high)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No drawing surface.');
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.translate(wide / 2 - x * wide, high / 2 - y * high);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return canvas.convertToBlob({ type, quality: QUALITY });
};
