import { randomBytes } from 'node:crypto';
import { ENTITIES, type OrderedName } from '@sanabel/contract/entities/index';
import { SECTIONS } from '@sanabel/contract/enumerations';
import { QUARTER_MS } from '@sanabel/contract/states';
import sharp from 'sharp';
import { type CallOptions, formOf } from '../../seed/api.ts';
import { generateItem } from '../content/generated.ts';
import type { Random } from '../random.ts';
import { ANY, type Fields, type Item, type Journal } from './journal.ts';
import { emailOf, mark } from './marks.ts';

export const APPLICATIONS = 'job-requests';
/** The contact record: a list of one. */
export const CONTACT_LIST = 'media';
export const CONTACT_ID = 'contact';
export const LIVE = { isDraft: false, publishAt: null, hideAt: null } as const;

export type Call = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options?: CallOptions];

export interface Edit {
  kind: string;
  number: number;
  list: string;
  /** The item that it changes; 'new' for one that it makes; null where only the acknowledgement counts. */
  item: Item | 'new' | null;
  /** The fields as they are once it is carried out. */
  change: Fields;
  /** The fields that only the answer shows. */
  learns?: readonly string[];
  call: Call;
  order?: readonly string[];
}

export interface Circumstances {
  journal: Journal;
  random: Random;
  edit: number;
  editor: number;
  lists: readonly OrderedName[];
  /** An editor has at most so many items of each list, and deletes none of as few as `least`. */
  most: number;
  least: number;
  pictureSize: { width: number; height: number };
  hasDrafts: boolean;
  /** Time of the CMS, in ms. */
  now: number;
  ask(...call: Call): Promise<unknown>;
}

/** Draws a picture that no other edit has. */
const picture = async ({ edit, pictureSize: { width, height } }: Circumstances): Promise<File> => {
  const color = `#${((edit * 40_503) & 0xffffff).toString(16).padStart(6, '0')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><text y="40%" font-size="${height / 6}">${edit}</text></svg>`;
  // Bytes after the end of a PNG change its digest only.
  const bytes = Buffer.concat([await sharp(Buffer.from(svg)).png().toBuffer(), randomBytes(8)]);
  return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
};

/** The picture of an item: its field in a call, and its address in an answer. */
export const fileOf = (list: string): { field: string; attribute: string } => ENTITIES[list as OrderedName].files[0];
const namesOf = (list: string, number: number, edit: number): Record<string, string> =>
  Object.fromEntries(ENTITIES[list as OrderedName].titles.map((field) => [field, `${mark('n', number, edit)} ${field} سنبلة`]));

/** The items that an editor may change: a state that is not certain is left alone until it is known. */
const own = ({ journal, editor }: Circumstances, isRight: (item: Item) => boolean): Item[] =>
  [...journal.items.values()].filter((item) => item.owner === editor && item.possible.length === 0 && isRight(item));
const isThere = ({ certain }: Item): boolean => certain.isGone !== true;

const choose = (all: Circumstances, isRight: (item: Item) => boolean = () => true): Item | null => {
  const fitting = own(all, (item) => isThere(item) && all.lists.includes(item.list as OrderedName) && isRight(item));
  return fitting.length > 0 ? all.random.pick(fitting) : null;
};

const patch = (item: Item, change: Fields, options: CallOptions = { json: change }): Partial<Edit> => ({
  list: item.list,
  item,
  change,
  call: ['PATCH', `/${item.list}/${item.id}`, options],
});

type Make = (all: Circumstances) => Partial<Edit> | null | Promise<Partial<Edit> | null>;

export const KINDS = {
  name: (all) => {
    const item = choose(all);
    return item && patch(item, namesOf(item.list, item.number, all.edit));
  },
  text: (all) => {
    const item = choose(all, ({ list }) => list === 'crops' || list === 'articles');
    if (!item) return null;
    const text = mark('d', item.number, all.edit);
    return patch(item, { description: `${text} is sown`, arabicDescription: `${text} يزرع` });
  },
  picture: async (all) => {
    // The file of a gallery item is never replaced.
    const item = choose(all, ({ list }) => list !== 'gallery');
    if (!item) return null;
    const { field, attribute } = fileOf(item.list);
    return { ...patch(item, { [attribute]: ANY }, { form: formOf({}, { [field]: await picture(all) }) }), learns: [attribute] };
  },
  new: async (all) => {
    const list = all.random.pick(all.lists);
    if (own(all, (item) => isThere(item) && item.list === list).length >= all.most) return null;
    const number = 1_000 + all.edit;
    const made = generateItem(list, number) as Record<string, string | number>;
    const inputs = list === 'gallery' ? ['title', 'arabicTitle'] : Object.keys((ENTITIES[list].input as { shape: object }).shape);
    const names = namesOf(list, number, all.edit);
    const isDraft = all.hasDrafts && all.random.chance(0.2);
    const { field, attribute } = fileOf(list);
    const fields = {
      ...Object.fromEntries(inputs.map((name) => [name, made[name] ?? ''])),
      ...(list === 'gallery' && { type: 'image' }),
      ...names,
      ...(isDraft && { isDraft: 'true' }),
    };
    return {
      list,
      item: 'new',
      change: { ...names, ...LIVE, isDraft, [attribute]: ANY },
      learns: [attribute],
      call: ['POST', `/${list}`, { form: formOf(fields, { [field]: await picture(all) }) }],
    };
  },
  deleted: (all) => {
    const item = choose(all);
    if (!item || own(all, (one) => isThere(one) && one.list === item.list).length < all.least) return null;
    return { list: item.list, item, change: { isGone: true }, call: ['DELETE', `/${item.list}/${item.id}`] };
  },
  restored: (all) => {
    const gone = own(all, (item) => !isThere(item) && all.lists.includes(item.list as OrderedName));
    if (gone.length === 0) return null;
    const item = all.random.pick(gone);
    return { list: item.list, item, change: { isGone: false }, call: ['POST', `/trash/${item.id}/restore`] };
  },
  /** Needs an editor who is alone: the call names all items of the list. */
  order: async (all) => {
    const list = all.random.pick(all.lists.filter((name) => !('sortedBy' in ENTITIES[name])));
    const order = ((await all.ask('GET', `/${list}`)) as { id: string }[]).map(({ id }) => id);
    for (const id of all.random.some(order, 3)) {
      order.splice(order.indexOf(id), 1);
      order.splice(all.random.below(order.length + 1), 0, id);
    }
    return { list, item: null, order, call: ['POST', `/${list}/order`, { json: { ids: order } }] };
  },
  /** There is one record: the first editor alone writes to it. */
  contact: (all) => {
    const item = all.journal.items.get(CONTACT_ID);
    if (!item || all.editor !== 0 || item.possible.length > 0) return null;
    const change = { email: emailOf(all.edit) };
    return { list: CONTACT_LIST, item, change, call: ['PATCH', '/media', { json: change }] };
  },
  draft: (all) => {
    const item = choose(all, ({ certain }) => !certain.publishAt && !certain.hideAt);
    return item && patch(item, { ...LIVE, isDraft: item.certain.isDraft !== true });
  },
  schedule: (all) => {
    const item = choose(all);
    if (!item) return null;
    const at = (quarters: number): string => new Date((Math.floor(all.now / QUARTER_MS) + quarters) * QUARTER_MS).toISOString();
    const isScheduled = item.certain.publishAt || item.certain.hideAt;
    const change = isScheduled ? { ...LIVE } : { isDraft: false, publishAt: at(1), hideAt: all.random.chance(0.5) ? at(3) : null };
    return patch(item, change, { json: { ...change, ...(!isScheduled && { takeOffline: true }) } });
  },
  background: async (all) => {
    const section = all.random.pick(SECTIONS);
    const added = await all.ask('POST', '/backgrounds/add', { form: formOf({ section }, { image: await picture(all) }) });
    const { id } = added as { id: string };
    return { list: 'backgrounds', item: null, call: ['POST', '/backgrounds/select', { json: { section, backgroundId: id } }] };
  },
  application: (all) => {
    const fullName = `${mark('n', all.edit, all.edit)} سنبلة`;
    const fields = { phoneNumber: '01012345678', role: 'Agronomist', qualification: 'x', experience: '1' };
    const json = { ...fields, fullName, email: `${randomBytes(6).toString('hex')}@example.com` };
    return { list: APPLICATIONS, item: 'new', change: { fullName }, call: ['POST', `/${APPLICATIONS}`, { json }] };
  },
  'application deleted': (all) => {
    const oldest = own(all, (item) => isThere(item) && item.list === APPLICATIONS);
    const [item] = oldest;
    if (!item || oldest.length <= all.most) return null;
    return { list: APPLICATIONS, item, change: { isGone: true }, call: ['DELETE', `/${APPLICATIONS}/${item.id}`] };
  },
} as const satisfies Record<string, Make>;
export type Kind = keyof typeof KINDS;

/** The kinds after which a list has other items than before. */
export const changesMembers = (kind: string): boolean => /^(?:new|deleted|restored)$/.test(kind);

/** Prepares an edit; null where there is nothing to edit so. */
export const makeEdit = async (kind: Kind, all: Circumstances): Promise<Edit | null> => {
  const made: Partial<Edit> | null = await KINDS[kind](all);
  return made && ({ kind, number: all.edit, change: {}, ...made } as Edit);
};
