import type { PublicName } from '@sanabel/contract/entities/index';
import type { Publication } from '@sanabel/contract/publication';

/** Changes by which an item comes into sight. */
const BRINGING = ['create', 'show', 'restore'];

type Known = Pick<Publication, 'state' | 'waiting'>;

/** Whether an item that visitors are to see is on its way to the site for the first time, so that its page is not there yet. */
export const isComing = (publication: Known | null, kind: PublicName, id: string): boolean =>
  publication?.waiting?.changes.some((change) => change.kind === kind && change.itemId === id && BRINGING.includes(change.action)) ?? false;

/** Whether visitors see the last change of an item; false as long as that is not certain. */
export const isShown = (publication: Known | null, kind: PublicName, id: string): boolean => {
  if (!publication) return false;
  if (publication.state === 'live') return true;
  const { count = 0, changes = [] } = publication.waiting ?? {};
  // Nothing waits, and yet the site is not there: it has not shown itself what the server takes for published.
  if (count === 0 || count > changes.length) return false;
  return !changes.some((change) => change.kind === kind && change.itemId === id);
};
