/** A name for an open form. Not `randomUUID`, which a page without https has not. */
export const newTab = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
