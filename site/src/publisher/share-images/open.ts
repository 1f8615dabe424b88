import type { Drawing } from '../../content/drawing.ts';
import type { PublisherOptions } from '../interface.ts';
import { createDrawing } from './drawing.ts';
import { fileIn } from './drawing-files.ts';
import { createDrawingRenderer } from './renderer.ts';

/** Draws in a process, or with the given function, which tests replace. */
export const openDrawing = ({ site, mediaFolder, drawImage, log }: PublisherOptions) => {
  const folders = { site, mediaFolder };
  const drawing = createDrawing(folders);
  const draw = drawImage ? (wanted: Drawing) => drawImage(wanted, { fileOf: fileIn(folders) }) : drawing.draw;
  return { drawing, drawingRenderer: createDrawingRenderer({ log, draw }) };
};
