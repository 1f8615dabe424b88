import { type FieldFault, IMAGE_MAX_PIXELS, type MediaRule } from '@sanabel/contract';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { ApiError } from '../http/api-error.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { openImage } from './encode.ts';

const MEGA = 1_000_000;

const refuse = (fault: FieldFault): never => {
  throw new ApiError(fault.code === 'file_type' ? 'UNSUPPORTED_FILE' : 'INVALID_INPUT', { faults: [fault] });
};

/** The type that the bytes themselves say, refused when the field does not take it. */
export const detectType = async (
  content: UploadedFile['content'],
  rule: MediaRule,
  field: string,
): Promise<{ mime: string; extension: string }> => {
  const type = await (typeof content === 'string' ? fileTypeFromFile(content) : fileTypeFromBuffer(content));
  if (!type || !rule.mimes.includes(type.mime)) return refuse({ field, code: 'file_type' });
  return { mime: type.mime, extension: type.ext };
};

/** Refuses what is damaged or unreasonably large, before anything is encoded: the header first, then every pixel. */
export const checkImage = async (content: UploadedFile['content'], field: string): Promise<void> => {
  const { width = 0, height = 0 } = await openImage(content)
    .metadata()
    .catch((error: Error) =>
      refuse({
        field,
        code: /pixel limit/i.test(error.message) ? 'image_too_many_pixels' : 'file_broken',
        params: { max: IMAGE_MAX_PIXELS / MEGA },
      }),
    );
  if (width * height > IMAGE_MAX_PIXELS) refuse({ field, code: 'image_too_many_pixels', params: { max: IMAGE_MAX_PIXELS / MEGA } });
  await openImage(content)
    .stats()
    .catch(() => refuse({ field, code: 'file_broken' }));
};
