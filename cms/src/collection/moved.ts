import type { Move, Moved } from '@sanabel/contract';

/** A linked list of ids, so that a move costs the same in a long list as in a short one. */
class Chain {
  readonly #next = new Map<string | null, string | null>();
  readonly #previous = new Map<string | null, string | null>();

  constructor(ids: readonly string[]) {
    let last: string | null = null;
    for (const id of ids) {
      this.#join(last, id);
      last = id;
    }
    this.#join(last, null);
  }

  /** Null is both ends of the list. */
  #join(one: string | null, other: string | null): void {
    this.#next.set(one, other);
    this.#previous.set(other, one);
  }

  has(id: string): boolean {
    return this.#next.has(id);
  }

  previousOf(id: string | null): string | null {
    return this.#previous.get(id) ?? null;
  }

  nextOf(id: string | null): string | null {
    return this.#next.get(id) ?? null;
  }

  putAfter(id: string, previous: string | null): void {
    if (id === previous || this.previousOf(id) === previous) return;
    this.#join(this.previousOf(id), this.nextOf(id));
    const next = this.nextOf(previous);
    this.#join(previous, id);
    this.#join(id, next);
  }

  ids(): string[] {
    const ids: string[] = [];
    for (let id = this.nextOf(null); id !== null; id = this.nextOf(id)) ids.push(id);
    return ids;
  }
}

/** Skips items that no longer exist; returns null when a move's neighbour no longer exists. */
export const movedIn = (all: readonly string[], moves: readonly Move[]): (Moved & { order: string[] }) | null => {
  const chain = new Chain(all);
  const known = moves.filter(({ id }) => chain.has(id));
  for (const { id, before, after } of known) {
    const neighbour = before ?? after;
    if (neighbour && !chain.has(neighbour)) return null;
    if (before === id) continue;
    chain.putAfter(id, before === undefined ? (after ?? null) : chain.previousOf(before));
  }
  const ids = [...new Set(known.map(({ id }) => id))];
  const wasMoved = new Set(ids);
  // Listed from the start, so that each item's neighbour is back in place before it.
  const back = all.flatMap((id, position) => (wasMoved.has(id) ? [{ id, after: all[position - 1] ?? null }] : []));
  return { ids, back, order: chain.ids() };
};
