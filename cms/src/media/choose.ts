import { type FieldError, type MediaRule, mediumId, misfitOf } from '@sanabel/contract';
import { ApiError } from '../http/api-error.ts';
import { refuse } from '../http/body.ts';
import { fileTooLarge, type UploadedFile } from '../http/multipart.ts';
import { gcGeneration, type MediumRow, media, type StoredMedium } from './record.ts';

/** Returns null for a missing medium or a person's picture. */
export const findMedium = async (id: unknown): Promise<MediumRow | null> =>
  mediumId.safeParse(id).success ? media().findOne({ where: { documentId: id, inLibrary: true } }) : null;

export const chosenFile = async (id: unknown): Promise<UploadedFile | null> => {
  const medium = await findMedium(id);
  return medium && { content: '', bytes: medium.bytes, mediumId: medium.documentId };
};

export const refuseMisfit = (rule: MediaRule, medium: Pick<MediumRow, 'kind' | 'mime' | 'bytes'>, field: string): void => {
  const code = misfitOf(rule, medium);
  if (code === 'file_too_large') throw fileTooLarge({ field, maxBytes: rule.maxBytes });
  if (code) throw new ApiError('UNSUPPORTED_FILE', { fieldErrors: [{ field, code } satisfies FieldError] });
};

export const chosenMedium = async (id: string, rule: MediaRule, field: string): Promise<StoredMedium> => {
  const generationBefore = await gcGeneration();
  const medium = await findMedium(id);
  if (!medium) return refuse({ field, code: 'file_required' });
  refuseMisfit(rule, medium, field);
  const { name, url, mime, bytes } = medium;
  return { name, url, medium: medium.medium, mime, bytes, generationBefore };
};
