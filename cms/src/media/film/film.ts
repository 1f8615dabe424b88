import { closeSync, openSync } from 'node:fs';
import { FilmBytes } from './bytes.ts';
import { FilmError } from './film-error.ts';
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
 * Clears where, when and with what a film was made: phones store the location of a farm (security rule 5). Returns seconds, 0 where
 * unknown. Throws a `FilmError` for a broken film, one without pictures, and an unsupported codec.
 */
export const cleanFilm = (film: FilmBytes, mime: string): number => {
  const clean = CLEANERS[mime];
  if (!clean) throw new FilmError('file_broken');
  return clean(film);
};

export const cleanFilmFile = (path: string, mime: string): number => {
  const file = openSync(path, 'r+');
  try {
    return cleanFilm(FilmBytes.ofFile(file), mime);
  } finally {
    closeSync(file);
  }
};
