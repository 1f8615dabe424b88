import { CONTENT_IMAGE, fileError, type MediaRule, OTHER_IMAGE } from '@sanabel/contract/media-rules';
import { PICTURE_WIDTHS } from '@sanabel/contract/renditions';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { compress } from './compress.ts';
import { HEIC, pictureType } from './picture-type.ts';

/** Limits of each picker and the text that states them (api.md, "Bounds"). The server checks the content; this saves a failed upload. */
export const IMAGE_RULES = {
  content: { ...CONTENT_IMAGE, text: 'forms.contentImageRule' },
  any: { ...OTHER_IMAGE, text: 'forms.anyImageRule' },
} as const;

export type ImageRuleName = keyof typeof IMAGE_RULES;

const SIGNATURE_BYTES = 12;

/** Decodes the whole picture. `<img>` would show a truncated one, which the server refuses. */
const isDrawable = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

type PictureError = 'wrongType' | 'tooLarge' | 'unreadable' | 'heic';
const ERRORS = { wrongType: 'imageWrongType', tooLarge: 'imageTooLarge', unreadable: 'imageUnreadable', heic: 'imageHeic' } as const;

/** Judges by the first bytes, without decoding. */
export const pictureError = async (file: File, rule: MediaRule): Promise<PictureError | null> => {
  // Dropped folders and deleted files cannot be read.
  const bytes = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const type = pictureType(new Uint8Array(bytes));
  if (type === HEIC) return 'heic';
  if (type === null) return file.type === '' || rule.mimes.includes(file.type) ? 'unreadable' : 'wrongType';
  return fileError({ type, size: file.size }, rule);
};

const imageError = async (file: File, rule: MediaRule): Promise<PictureError | null> =>
  (await pictureError(file, rule)) ?? ((await isDrawable(file)) ? null : 'unreadable');

/** Pictures on their way into the form; false for one that the form does not get. */
const pending = new Set<Promise<boolean>>();

/** Photos of telephones go up in a tenth of their bytes; a GIF may move, and stays as it is. */
const FORM_LIMITS = { maxBytes: 1_048_576, maxSide: PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0 };
const shrunk = async (file: File, { mimes }: MediaRule): Promise<File> => {
  const isWebpAllowed = mimes.includes('image/webp');
  // A content picture has no WebP, and JPEG would fill what is transparent.
  const isSafe = file.type === 'image/jpeg' || isWebpAllowed || file.size > CONTENT_IMAGE.maxBytes;
  if (!isSafe || file.type === 'image/gif' || file.size <= FORM_LIMITS.maxBytes) return file;
  return compress({ file, ...FORM_LIMITS, isWebpAllowed });
};

/** Takes a file, shrunk for the upload, or names the problem in a dialog. The later one of two quick choices wins. */
export const useTakePicture = (name: ImageRuleName, onTake: (file: File) => void): ((file: File | undefined) => Promise<void>) => {
  const { t } = useTranslation();
  const { alert, confirm } = useConfirm();
  const requestId = useRef(0);
  const rule = IMAGE_RULES[name];
  return async (file) => {
    if (!file) return;
    requestId.current += 1;
    const mine = requestId.current;
    const take = async (): Promise<boolean> => {
      const error = await imageError(file, rule);
      if (mine !== requestId.current) return true;
      const body = `\u2068${file.name}\u2069`;
      const title = t(`forms.${ERRORS[error ?? 'unreadable']}`, { rule: t(rule.text) });
      const canShrink = error === 'tooLarge' && file.type !== 'image/gif';
      if (canShrink && !(await confirm({ title, body, confirmLabel: t('forms.shrink'), isExpected: true }))) return false;
      const taken = error && !canShrink ? null : await shrunk(file, rule).catch(() => null);
      if (!taken) {
        await alert({ title, body: error === 'heic' ? t('forms.heicAdvice') : body });
        return false;
      }
      // The form is up to date before it may be sent.
      if (mine === requestId.current) flushSync(() => onTake(taken));
      return true;
    };
    const work = take();
    pending.add(work);
    await work.finally(() => pending.delete(work));
  };
};

/** Delays a save until every chosen picture is checked, so that the save includes it; a refused one stops the save. */
export const useAfterPictures = (save: () => void): (() => void) => {
  const latest = useRef(save);
  latest.current = save;
  return () => {
    if (pending.size === 0) return save();
    void Promise.all(pending).then((taken) => taken.every(Boolean) && latest.current());
  };
};
