import { collectionOf, rowsOf } from '../../collection/collection.ts';
import type { Body } from '../../http/multipart.ts';
import { chosenFile, findMedium } from '../../media/choose.ts';
import { media } from '../../media/record.ts';

const gallery = collectionOf('gallery');

/** Gives a film chosen from the library the poster and length that an item has for it, unless others were sent. */
export const withPosterOfChosen = async (body: Body): Promise<Body> => {
  const film = await findMedium(body.files.file?.mediumId);
  const known = film?.kind === 'video' ? await rowsOf(gallery).findOne({ where: { url: film.url }, orderBy: [{ id: 'desc' }] }) : null;
  if (!known) return body;
  const poster = known.thumbnail ? await media().findOne({ where: { url: known.thumbnail } }) : null;
  const thumbnail = body.files.thumbnail ?? (await chosenFile(poster?.documentId));
  const duration = known.duration === null ? {} : { duration: known.duration };
  return { ...body, values: { ...duration, ...body.values }, files: { ...body.files, ...(thumbnail ? { thumbnail } : {}) } };
};
