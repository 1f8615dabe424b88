import {
  ENTITIES,
  fileAttributesOf,
  itemPage,
  PUBLIC_NAMES,
  type PublicName,
  type PublishedItem,
  type PublisherFailure,
  type PublisherState,
  publisherState,
  type Release,
  release,
  WITH_OWN_PAGE,
} from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { collectionOf, titlesOf } from '../../collection/collection.ts';
import { readTable, type Stored } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import type { NewFailure } from './after.ts';

const READ_TIME_LIMIT_MS = 5_000;
/** A rollback first ends the running render and may restore thousands of files. It runs in the background. */
const ROLLBACK_TIME_LIMIT_MS = 30 * 60_000;

const ask = async (body: object, timeLimit: number): Promise<Response> => {
  if (!settings.RELEASES_URL) throw new ApiError('NOT_FOUND');
  return fetch(settings.RELEASES_URL, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
    redirect: 'error',
  }).catch((error: unknown) => {
    strapi.log.warn(`the publisher cannot be reached: ${error instanceof Error ? error.message : 'no reason given'}`);
    throw new ApiError('UNAVAILABLE');
  });
};

/** Null when another host serves the site. Throws 503 when the publisher does not answer. */
export const readPublisher = async (): Promise<PublisherState | null> => {
  if (!settings.RELEASES_URL) return null;
  const { data } = publisherState.safeParse(await (await ask({}, READ_TIME_LIMIT_MS)).json().catch(() => null));
  if (!data) throw new ApiError('UNAVAILABLE');
  return data;
};

/** Makes the publisher go back to a release and pin it. Throws 404 when it is not kept or there is no publisher. */
export const goBackTo = async (number: number): Promise<Release> => {
  const answer = await ask({ release: number }, ROLLBACK_TIME_LIMIT_MS);
  if (answer.status === 422) throw new ApiError('NOT_FOUND');
  const { data } = release.safeParse(await answer.json().catch(() => null));
  if (!data) throw new ApiError('UNAVAILABLE');
  return data;
};

const found = async (kind: PublicName, where: object): Promise<PublishedItem | null> => {
  const collection = collectionOf(kind);
  const row = await readTable<Stored>(collection.uid).findOne({ where });
  return row && { kind, itemId: row.documentId, ...titlesOf(collection, row) };
};

/** A page's address ends with its item's id. */
const itemOfPage = async (address: string): Promise<PublishedItem | null> => {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const kind = WITH_OWN_PAGE.find((name) => address.endsWith(itemPage(name, id)));
  return kind ? found(kind, { documentId: id }) : null;
};

const itemOfMedium = async (url: string): Promise<PublishedItem | null> => {
  for (const kind of PUBLIC_NAMES)
    for (const attribute of fileAttributesOf(ENTITIES[kind])) {
      const item = await found(kind, { [attribute]: url });
      if (item) return item;
    }
  return null;
};

const itemBehind = async ({ fault, subject }: PublisherFailure): Promise<PublishedItem | null> => {
  if (fault === 'medium') return itemOfMedium(subject);
  return fault === 'page' ? itemOfPage(subject) : null;
};

export const readFailureSince = async (timestamp: string | null): Promise<NewFailure | null> => {
  const { failure } = (await readPublisher().catch(() => null)) ?? { failure: null };
  if (!failure || Date.parse(failure.at) < Date.parse(timestamp ?? failure.at)) return null;
  return { cause: failure.fault, error: failure.detail, item: await itemBehind(failure) };
};
