import { type Call, IMAGE_MAX_PIXELS, REGISTRATION_IMAGE_MAX_BYTES } from '@sanabel/contract';
import { CONTENT_IMAGE, GALLERY_IMAGE, GALLERY_VIDEO, type MediaRule, OTHER_IMAGE } from '../../media/rules.ts';
import type { Json } from './json-schema.ts';

/** The file parts of one form: their schemas, their types, and which of them must come. */
export interface Parts {
  properties: Record<string, Json>;
  encoding: Record<string, Json>;
  required: string[];
}

const MEGA = 1_000_000;
const REGISTRATION_IMAGE: MediaRule = { ...OTHER_IMAGE, maxBytes: REGISTRATION_IMAGE_MAX_BYTES };
const OPTIONAL = new Set(['/auth/register', '/admins', '/admins/{id}']);

/** What a gallery takes besides a thumbnail depends on the kind of the item; a form of more than one kind takes the files of each. */
const galleryRules = (part: string, kinds: readonly string[]): readonly MediaRule[] => {
  if (part === 'thumbnail') return [OTHER_IMAGE];
  return [...(kinds.includes('image') ? [GALLERY_IMAGE] : []), ...(kinds.includes('video') ? [GALLERY_VIDEO] : [])];
};

const rulesOf = ({ path }: Call, part: string, form: Json): readonly MediaRule[] => {
  if (path === '/gallery') return galleryRules(part, (form.properties as { type: { enum: string[] } }).type.enum);
  if (path === '/auth/register') return [REGISTRATION_IMAGE];
  return [/^\/(?:crops|articles)\b/.test(path) ? CONTENT_IMAGE : OTHER_IMAGE];
};

const inWords = ({ kind, maxBytes, mimes }: MediaRule): string => {
  const names = mimes.map((mime) => mime.split('/')[1]?.toUpperCase()).join(', ');
  const pixels = kind === 'image' ? `, at most ${IMAGE_MAX_PIXELS / MEGA} megapixels` : '';
  return `${names}, at most ${maxBytes} bytes${pixels}`;
};

/** The files that may come with one form of a call; in OpenAPI 3.1 `maxLength` of a binary part counts bytes. */
export const fileParts = (call: Call, form: Json): Parts => {
  const parts: Parts = { properties: {}, encoding: {}, required: [] };
  for (const name of call.files ?? []) {
    const rules = rulesOf(call, name, form);
    if (rules.length === 0) continue;
    parts.properties[name] = {
      type: 'string',
      format: 'binary',
      maxLength: Math.max(...rules.map(({ maxBytes }) => maxBytes)),
      description: `${rules.map(inWords).join('; or ')}. Judged by its content.`,
    };
    parts.encoding[name] = { contentType: [...new Set(rules.flatMap(({ mimes }) => mimes))].join(', ') };
    if (call.method === 'POST' && name !== 'thumbnail' && !OPTIONAL.has(call.path)) parts.required.push(name);
  }
  return parts;
};
