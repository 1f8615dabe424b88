import { filesOf, GALLERY_TYPES, type GalleryType, galleryFileInput, galleryLinkInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { collectionOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import { createFrom, withBody } from '../../../collection/write.ts';
import { refuse } from '../../../http/body.ts';
import { withPosterOfChosen } from '../chosen-film.ts';
import { videoThumbnails } from '../thumbnails.ts';

const gallery = collectionOf('gallery');

/** The type is unknown at first, so the largest files of all types pass; the type's own limit is checked later. */
const ANY_FILES = filesOf(gallery, 'video');
const isGalleryType = (value: unknown): value is GalleryType => GALLERY_TYPES.some((type) => type === value);

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
