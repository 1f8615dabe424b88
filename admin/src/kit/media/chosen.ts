import type { LibraryMedium } from '@sanabel/contract/library';

/** Represents a medium of the library in a file field; requests send its id. */
export class Chosen {
  readonly medium: LibraryMedium;

  constructor(medium: LibraryMedium) {
    this.medium = medium;
  }

  toString(): string {
    return this.medium.id;
  }

  toJSON(): string {
    return this.medium.id;
  }
}

/** Tells if a field holds something to send, rather than the stored address. */
export const isNewFile = (value: unknown): value is Blob | Chosen => value instanceof Blob || value instanceof Chosen;
