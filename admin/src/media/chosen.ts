import type { LibraryMedium } from '@sanabel/contract/library';

/** A medium of the library in the place of a file. Whatever sends it, as a form's part or in JSON, sends its id. */
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

/** Whether a form's field holds something that is to be sent: a file, or a medium of the library. Anything else is what is stored. */
export const isNewFile = (value: unknown): value is Blob | Chosen => value instanceof Blob || value instanceof Chosen;
