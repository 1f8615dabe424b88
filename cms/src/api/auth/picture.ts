import { REGISTRATION_FILES } from '@sanabel/contract';
import { withLock } from '../../database/transaction.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { recordMedium, retryIfCollected } from '../../media/record.ts';
import { storeMedium } from '../../media/store.ts';

const [PICTURE] = REGISTRATION_FILES;

/** Returns an empty address when the picture is missing or unreadable: that keeps no one from registering. */
export const savePicture = async (picture: UploadedFile | undefined): Promise<string> => {
  if (!picture) return '';
  try {
    let address = '';
    await retryIfCollected(async () => {
      const stored = await storeMedium(picture, PICTURE.rule, PICTURE.field);
      await withLock('content', () => recordMedium(stored, false));
      address = stored.url;
    });
    return address;
  } catch {
    strapi.log.warn('a picture sent with a registration could not be kept');
    return '';
  }
};
