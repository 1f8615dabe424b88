import type { FilePart } from '@sanabel/contract';
import { withLock } from '../database/transaction.ts';
import type { Body } from '../http/multipart.ts';
import { chosenMedium } from '../media/choose.ts';
import { recordMedium, retryIfCollected, type StoredMedium } from '../media/record.ts';
import { discard } from '../media/remove.ts';
import { storeMedium } from '../media/store.ts';

interface Made {
  attribute: string;
  stored: StoredMedium;
  /** Existing media stay when the call is refused. */
  isChosen: boolean;
}

/** Seconds; empty without a film or a known length. */
type FilmLength = { duration?: number };

const lengthOf = (made: readonly Made[]): FilmLength => {
  const seconds = made.map(({ stored: { medium } }) => (medium.kind === 'video' ? medium.seconds : undefined)).find(Boolean);
  return seconds === undefined ? {} : { duration: seconds };
};

/** Appends to `made` while storing, so that the caller can discard files when a later one is refused. */
const storeFiles = async (fields: readonly FilePart[], { files }: Pick<Body, 'files'>, made: Made[]): Promise<void> => {
  for (const { field, attribute, rule } of fields) {
    const file = files[field];
    if (!file) continue;
    const stored = file.mediumId ? await chosenMedium(file.mediumId, rule, field) : await storeMedium(file, rule, field);
    made.push({ attribute, stored, isChosen: file.mediumId !== undefined });
  }
};

/**
 * Stores files before the row, so that it never refers to a missing file; a refused call leaves none. Content is added to the library;
 * pictures of people are not.
 */
export const saveWithFiles = async (
  fields: readonly FilePart[],
  body: Pick<Body, 'files'>,
  save: (addresses: Readonly<Record<string, string>>, length: FilmLength) => Promise<unknown>,
  of: 'content' | 'person' = 'content',
): Promise<void> => {
  let made: Made[] = [];
  const storeAndSave = async () => {
    made = [];
    await storeFiles(fields, body, made);
    await withLock('content', async () => {
      for (const { stored } of made) await recordMedium(stored, of === 'content');
      await save(Object.fromEntries(made.map(({ attribute, stored }) => [attribute, stored.url])), lengthOf(made));
    });
  };
  await retryIfCollected(storeAndSave).catch(async (error: unknown) => {
    await discard(made.filter(({ isChosen }) => !isChosen).map(({ stored }) => stored));
    throw error;
  });
};
