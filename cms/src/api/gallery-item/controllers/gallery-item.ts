import { filesOf, GALLERY_TYPES, type GalleryType, galleryFileInput, galleryLinkInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionOf, rowsOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import { createFrom, withBody } from '../../../collection/write.ts';
import { refuse } from '../../../http/body.ts';
import type { Body } from '../../../http/multipart.ts';
import { chosenFile, findMedium } from '../../../media/choose.ts';
import { media } from '../../../media/record.ts';
import { videoThumbnails } from '../thumbnails.ts';

const gallery = collectionOf('gallery');

/** The type is unknown at first, so the largest files of all types pass; the type's own limit is checked later. */
const ANY_FILES = filesOf(gallery, 'video');
const isGalleryType = (value: unknown): value is GalleryType => GALLERY_TYPES.some((type) => type === value);

/** Gives a film chosen from the library the poster and length that an item has for it, unless others were sent. */
const withPosterOfChosen = async (body: Body): Promise<Body> => {
  const film = await findMedium(body.files.file?.mediumId);
  const known = film?.kind === 'video' ? await rowsOf(gallery).findOne({ where: { url: film.url }, orderBy: [{ id: 'desc' }] }) : null;
  if (!known) return body;
  const poster = known.thumbnail ? await media().findOne({ where: { url: known.thumbnail } }) : null;
  const thumbnail = body.files.thumbnail ?? (await chosenFile(poster?.documentId));
  const duration = known.duration === null ? {} : { duration: known.duration };
  return { ...body, values: { ...duration, ...body.values }, files: { ...body.files, ...(thumbnail ? { thumbnail } : {}) } };
};

export default {
  ...collectionController(gallery),
  /** Takes a photo or video as a file, or a video link (api.md, POST /gallery). */
  async create(ctx: Context) {
    const galleryItem = await withBody(ctx, ANY_FILES, async (sent) => {
      const body = await withPosterOfChosen(sent);
      const { type } = body.values;
      if (!isGalleryType(type)) return refuse({ field: 'type', code: type === undefined ? 'required' : 'invalid_choice' });
      const input = type === 'youtube' ? galleryLinkInput : galleryFileInput;
      return createFrom({ ...gallery, input, files: filesOf(gallery, type) }, body);
    });
    videoThumbnails.wake();
    ctx.body = { galleryItem };
    ctx.status = 201;
  },
};
