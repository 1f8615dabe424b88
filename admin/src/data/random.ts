/** Random bytes in hexadecimal. Not `randomUUID`, which a page without https has not. */
const hex = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name for an open form, or for its draft. */
export const newName = (): string => hex(12);

/** A key by which the server knows a call that makes something when it is sent again: a UUID of version 4. */
export const newKey = (): string => hex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
