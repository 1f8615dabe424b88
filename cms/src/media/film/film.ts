import { closeSync, openSync } from 'node:fs';
import { FilmBytes } from './bytes.ts';
import { FilmFault } from './fault.ts';
import { cleanMp4 } from './mp4.ts';
import { cleanOgg } from './ogg.ts';
import { cleanWebm } from './webm.ts';

type Clean = (film: FilmBytes) => number;
const CLEANERS: Readonly<Record<string, Clean>> = {
  'video/mp4': cleanMp4,
  'video/x-m4v': cleanMp4,
  'video/webm': cleanWebm,
  'video/ogg': cleanOgg,
  'application/ogg': cleanOgg,
};

/**
 * Takes out of a film what says where, when and with what it was made: a phone writes the place of a member's farm into it (security
 * rule 5). Only what players need stays, in the bytes and at the places that it was; the rest is overwritten where it stands. Returns the
 * film's length in seconds, 0 where nothing tells it. Throws a `FilmFault` for a film that is not whole, has no pictures, or is in a codec
 * that most browsers lack.
 */
export const cleanFilm = (film: FilmBytes, mime: string): number => {
  const clean = CLEANERS[mime];
  if (!clean) throw new FilmFault('file_broken');
  return clean(film);
};

/** The same with the film in a file. */
export const cleanFilmFile = (path: string, mime: string): number => {
  const file = openSync(path, 'r+');
  try {
    return cleanFilm(FilmBytes.ofFile(file), mime);
  } finally {
    closeSync(file);
  }
};
