import type { PublicName } from '@sanabel/contract/entities/index';
import type { Publication } from '@sanabel/contract/publication';

/** Actions that make an item visible. */
const PUBLISHING = ['create', 'show', 'restore'];

type Known = Pick<Publication, 'state' | 'waiting'>;

/** The item's first publication has not finished, so it has no page yet. */
export const isComing = (publication: Known | null, kind: PublicName, id: string): boolean =>
  publication?.waiting?.changes.some((change) => change.kind === kind && change.itemId === id && PUBLISHING.includes(change.action)) ??
  false;

/** Tells if the site shows the item's last change; false while unknown. */
export const isShown = (publication: Known | null, kind: PublicName, id: string): boolean => {
  if (!publication) return false;
  if (publication.state === 'live') return true;
  const { count = 0, changes = [] } = publication.waiting ?? {};
  // Nothing waits, but the site does not yet show the revision that the server counts as live.
  if (count === 0 || count > changes.length) return false;
  return !changes.some((change) => change.kind === kind && change.itemId === id);
};
