import { open } from 'node:fs/promises';
import type { UploadedFile } from '../http/multipart.ts';
import { type FilmBytes, ofBuffer, ofFile } from './film-bytes.ts';
import { blankMp4 } from './film-mp4.ts';
import { blankWebm } from './film-webm.ts';

type Blank = (film: FilmBytes) => Promise<void>;
const BLANKS: Readonly<Record<string, Blank>> = { 'video/mp4': blankMp4, 'video/x-m4v': blankMp4, 'video/webm': blankWebm };

/**
 * Takes out of an uploaded film what says where, when and with what it was made: a phone writes the place of a member's farm into it
 * (security rule 5). The places of those words are overwritten where they stand, so that pictures and sound stay as they are, in the
 * bytes and at the places that they were. Ogg has no place for places; whatever else it says of itself stays.
 */
export const blankMetadata = async (content: UploadedFile['content'], mime: string): Promise<void> => {
  const blank = BLANKS[mime];
  if (!blank) return;
  if (typeof content !== 'string') return blank(ofBuffer(content));
  const file = await open(content, 'r+');
  try {
    await blank(await ofFile(file));
  } finally {
    await file.close();
  }
};
