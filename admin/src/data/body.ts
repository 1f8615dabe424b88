import { JSON_BODY_MAX_BYTES } from '@sanabel/contract/limits';

const bytesOf = (json: object): number => new TextEncoder().encode(JSON.stringify(json)).length;

/**
 * Fields as they are sent: a form with parts as soon as one of them is a file, JSON otherwise. Texts that are too long together for JSON
 * (an article in two languages may be) go as parts too, where each has room of its own.
 */
export const bodyOf = (fields: Readonly<Record<string, unknown>>): FormData | object => {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const json = Object.fromEntries(sent);
  if (!sent.some(([, value]) => value instanceof Blob) && bytesOf(json) <= JSON_BODY_MAX_BYTES) return json;
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};
