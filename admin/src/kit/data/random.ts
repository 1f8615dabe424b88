/** Hexadecimal. `randomUUID` is missing on pages without https. */
const hex = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const newName = (): string => hex(12);

/** Creates an idempotency key: a UUID of version 4. */
export const newKey = (): string => hex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
