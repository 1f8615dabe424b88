import { type GalleryType, galleryFileInput, galleryLinkInput } from '@sanabel/contract';
import type { Context } from 'koa';
import type { FileField } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';
import { createFrom, withBody } from '../../../collection/write.ts';
import { refuseFaults } from '../../../http/parse.ts';
import { GALLERY_FILES, galleryItems } from '../services/gallery-item.ts';
import { videoThumbnails } from '../thumbnails.ts';

/** Before the kind is known, the largest of all kinds' files may come; the kind's own limit is checked when it is. */
const ANY_FILES: readonly FileField[] = GALLERY_FILES.video;
const isGalleryType = (value: unknown): value is GalleryType => typeof value === 'string' && value in GALLERY_FILES;

export default {
  ...collectionController(galleryItems),
  /** A photo or video as a file, or a video link (api.md, POST /gallery). */
  async create(ctx: Context) {
    const galleryItem = await withBody(ctx, ANY_FILES, async (body) => {
      const { type } = body.values;
      if (!isGalleryType(type)) return refuseFaults([{ field: 'type', code: type === undefined ? 'required' : 'invalid_choice' }]);
      const input = type === 'youtube' ? galleryLinkInput : galleryFileInput;
      return createFrom({ ...galleryItems, input, files: GALLERY_FILES[type] }, body);
    });
    videoThumbnails.wake();
    ctx.body = { galleryItem };
    ctx.status = 201;
  },
};
