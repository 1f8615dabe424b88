import { codeSvg } from './code.ts';
import type { drawImage } from './draw.ts';

/** Draws QR codes, and a white dot for any other picture: those of the demo take 40 s of CPU time. */
export const drawBlank: typeof drawImage = async (drawing) => {
  if (drawing.look === 'code') return Buffer.from(codeSvg(drawing.address));
  // Loaded here: the publisher itself draws nothing, and does without its memory.
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
};
