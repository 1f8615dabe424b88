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
  /** It was there before, and stays when the call is refused. */
  isChosen: boolean;
}

/** The length of an item's film in seconds; nothing where there is none, or it does not say its length. */
type FilmLength = { duration?: number };

const lengthOf = (made: readonly Made[]): FilmLength => {
  const seconds = made.map(({ stored: { medium } }) => (medium.kind === 'video' ? medium.seconds : undefined)).find(Boolean);
  return seconds === undefined ? {} : { duration: seconds };
};

/** Adds to `made` as it goes, so that the caller knows what was stored when a later file is refused. */
const storeFiles = async (fields: readonly FilePart[], { files }: Pick<Body, 'files'>, made: Made[]): Promise<void> => {
  for (const { field, attribute, rule } of fields) {
    const file = files[field];
    if (!file) continue;
    const stored = file.mediumId ? await chosenMedium(file.mediumId, rule, field) : await storeMedium(file, rule, field);
    made.push({ attribute, stored, isChosen: file.mediumId !== undefined });
  }
};

/**
 * Stores the files, then writes the item and its media in one transaction: a row never points at a file that is not there. A call that
 * is refused leaves no file behind. What is content is found in the library; the picture of a person is not.
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
