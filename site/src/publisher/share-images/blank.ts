import sharp from 'sharp';
import { codeSvg } from './code.ts';
import type { drawImage } from './draw.ts';

/** Draws QR codes, and a white dot for any other picture: those of the demo take 40 s of CPU time. */
export const drawBlank: typeof drawImage = async (drawing) =>
  drawing.look === 'code'
    ? Buffer.from(codeSvg(drawing.address))
    : sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
        .jpeg()
        .toBuffer();
