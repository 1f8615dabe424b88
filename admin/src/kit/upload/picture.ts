import { CONTENT_IMAGE, fileError, type MediaRule, OTHER_IMAGE } from '@sanabel/contract/media-rules';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { pictureType } from './picture-type.ts';

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

type PictureError = 'wrongType' | 'tooLarge' | 'unreadable';
const ERRORS = { wrongType: 'imageWrongType', tooLarge: 'imageTooLarge', unreadable: 'imageUnreadable' } as const;

/** Judges by the first bytes, without decoding. */
export const pictureError = async (file: File, rule: MediaRule): Promise<PictureError | null> => {
  // Dropped folders and deleted files cannot be read.
  const bytes = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  const type = pictureType(new Uint8Array(bytes));
  if (type === null) return file.type === '' || rule.mimes.includes(file.type) ? 'unreadable' : 'wrongType';
  return fileError({ type, size: file.size }, rule);
};

const imageError = async (file: File, rule: MediaRule): Promise<PictureError | null> =>
  (await pictureError(file, rule)) ?? ((await isDrawable(file)) ? null : 'unreadable');

const checks = new Set<Promise<PictureError | null>>();

/** Takes a file, or names the problem in a dialog. The later one of two quick choices wins. */
export const useTakePicture = (name: ImageRuleName, onTake: (file: File) => void): ((file: File | undefined) => Promise<void>) => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const requestId = useRef(0);
  return async (file) => {
    if (!file) return;
    requestId.current += 1;
    const mine = requestId.current;
    const check = imageError(file, IMAGE_RULES[name]);
    checks.add(check);
    const error = await check;
    checks.delete(check);
    if (mine !== requestId.current) return;
    if (error) await alert({ title: t(`forms.${ERRORS[error]}`, { rule: t(IMAGE_RULES[name].text) }), body: `\u2068${file.name}\u2069` });
    // The form is up to date before it may be sent.
    else flushSync(() => onTake(file));
  };
};

/** Delays a save until every chosen picture is checked, so that the save includes it; a refused one stops the save. */
export const useAfterPictures = (save: () => void): (() => void) => {
  const latest = useRef(save);
  latest.current = save;
  return () => {
    if (checks.size === 0) return save();
    void Promise.all(checks).then((errors) => errors.every((error) => error === null) && latest.current());
  };
};
