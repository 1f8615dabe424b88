import { ENTITIES, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { SECTIONS } from '@sanabel/contract/enumerations';
import { QUARTER_MS } from '@sanabel/contract/states';
import sharp from 'sharp';
import type { Api } from '../../seed/api.ts';
import { formOf } from '../../seed/api.ts';
import { generateItem } from '../../testing/content/generated.ts';
import type { Random } from '../random.ts';
import { type Desk, type Known, LIVE_TIMING, pageOf } from './desk.ts';
import { CONTACT, emailOf, mark } from './marks.ts';

type Item = Record<string, unknown> & { id: string };

/** What a visitor has to see of an edit: a mark that is at least as new, a text, or no page at all. */
export type Sign = { path: string } & ({ key: string; edit: number } | { text: string } | { isGone: boolean });

export interface Edit {
  what: string;
  /** Sends it; when that resolves the CMS has acknowledged it. */
  send(api: Api): Promise<unknown>;
  /** After an answer that was lost: what the CMS has made of it, as `send` would have given it; null when nothing. */
  find(api: Api): Promise<unknown>;
  /** Notes on the desk what is true now; the sign by which visitors know it. */
  note(answer: unknown): Sign | null;
}

export interface Circumstances {
  desk: Desk;
  random: Random;
  /** The number of this edit, higher with each. */
  edit: number;
  /** By the CMS's calendar. */
  now: number;
  /** The names of the files of pictures, by what was uploaded last: an older one is an older page. */
  pictures: Map<string, { key: string; edit: number }>;
}

const picture = async (edit: number, random: Random): Promise<File> => {
  const color = `#${((edit * 40503 + random.below(999)) & 0xffffff).toString(16).padStart(6, '0')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="100%" height="100%" fill="${color}"/><text y="200" font-size="80">${edit}</text></svg>`;
  return new File([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], 'picture.png', { type: 'image/png' });
};

/** The field of a list's items that names them, in both languages. */
const namesOf = (list: OrderedName): readonly string[] => ENTITIES[list].titles;
const hasText = (list: OrderedName): boolean => list === 'crops' || list === 'articles';

const named = (list: OrderedName, number: number, edit: number): Record<string, string> =>
  Object.fromEntries(namesOf(list).map((field) => [field, `${mark('n', number, edit)} ${field}`]));

const signOf = (known: Known, key: 'n' | 'd', edit: number): Sign | null => {
  const path = pageOf(known);
  if (path && isShown(known)) return { path, key: `${key}${known.number}`, edit };
  return null;
};
const isShown = ({ timing }: Known): boolean => !timing.isDraft && timing.publishAt === null && timing.hideAt === null;
const goneOf = (known: Known): Sign | null => {
  const path = pageOf(known);
  return path ? { path, isGone: true } : null;
};

const itemAt = async (api: Api, { list, id }: Pick<Known, 'list' | 'id'>): Promise<Item | null> =>
  api.get(`/${list}/${id}`).then(
    (item) => item as Item,
    (error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    },
  );

const patch = (known: Known, fields: Record<string, string>, sign: Sign | null, what: string): Edit => ({
  what: `${what} of ${known.list}/${known.id}`,
  send: (api) => api.send('PATCH', `/${known.list}/${known.id}`, fields),
  find: async (api) => {
    const item = await itemAt(api, known);
    return item && Object.entries(fields).every(([name, value]) => item[name] === value) ? item : null;
  },
  note: () => {
    Object.assign(known.fields, fields);
    return sign;
  },
});

const choose = ({ desk, random }: Circumstances, isRight: (known: Known) => boolean = () => true): Known | null => {
  const fitting = [...desk.items.values()].filter(isRight);
  return fitting.length > 0 ? random.pick(fitting) : null;
};

const time = (known: Known, timing: Known['timing'], what: string): Edit => ({
  what: `${what} of ${known.list}/${known.id}`,
  send: (api) => api.send('PATCH', `/${known.list}/${known.id}`, timing),
  find: async (api) => {
    const item = await itemAt(api, known);
    const isSo =
      (item?.isDraft ?? false) === timing.isDraft &&
      (item?.publishAt ?? null) === timing.publishAt &&
      (item?.hideAt ?? null) === timing.hideAt;
    return isSo ? item : null;
  },
  note: () => {
    known.timing = timing;
    return isShown(known) ? shownOf(known) : goneOf(known);
  },
});
const shownOf = (known: Known): Sign | null => {
  const path = pageOf(known);
  return path ? { path, isGone: false } : null;
};

/** The kinds of edit; null where there is nothing to edit so. */
export const KINDS: Record<string, (circumstances: Circumstances) => Promise<Edit | null> | Edit | null> = {
  text: (all) => {
    const known = choose(all, ({ list }) => hasText(list));
    if (!known) return null;
    const text = mark('d', known.number, all.edit);
    const fields = { description: `${text} is sown`, arabicDescription: `${text} يزرع` };
    return patch(known, fields, signOf(known, 'd', all.edit), 'text');
  },
  name: (all) => {
    const known = choose(all);
    return known && patch(known, named(known.list, known.number, all.edit), signOf(known, 'n', all.edit), 'name');
  },
  picture: async (all) => {
    const known = choose(all, ({ list }) => hasText(list));
    if (!known) return null;
    const file = await picture(all.edit, all.random);
    const before = known.fields.imageUrl;
    return {
      what: `picture of ${known.list}/${known.id}`,
      send: (api) => api.send('PATCH', `/${known.list}/${known.id}`, formOf({}, { image: file })),
      find: async (api) => {
        const item = await itemAt(api, known);
        return before === undefined || item?.imageUrl !== before ? item : null;
      },
      note: (answer) => {
        const { imageUrl } = answer as { imageUrl: string };
        known.fields.imageUrl = imageUrl;
        const name =
          imageUrl
            .split('/')
            .at(-1)
            ?.replace(/-\d+\.\w+$/, '') ?? '';
        all.pictures.set(name, { key: `p${known.number}`, edit: all.edit });
        const path = pageOf(known);
        return path && isShown(known) ? { path, text: name } : null;
      },
    };
  },
  new: async (all) => {
    const list = all.random.pick(ORDERED_NAMES);
    const number = 1_000 + all.edit;
    const made = generateItem(list, number) as Record<string, string | number>;
    const input =
      list === 'gallery'
        ? ['title', 'arabicTitle']
        : Object.keys('shape' in ENTITIES[list].input ? (ENTITIES[list].input.shape as object) : {});
    const names = named(list, number, all.edit);
    const isDraft = all.random.chance(0.2);
    const fields = {
      ...Object.fromEntries(input.map((field) => [field, made[field] ?? ''])),
      ...(list === 'gallery' ? { type: 'image' } : {}),
      ...names,
      ...(isDraft ? { isDraft: 'true' } : {}),
    };
    const part = list === 'gallery' ? 'file' : list === 'partners' ? 'logo' : 'image';
    const form = formOf(fields, { [part]: await picture(all.edit, all.random) });
    const [title = ''] = Object.keys(names);
    return {
      what: `new one of the ${list}`,
      send: (api) => api.send('POST', `/${list}`, form),
      find: async (api) => ((await api.get(`/${list}`)) as Item[]).find((item) => item[title] === names[title]) ?? null,
      note: (answer) => {
        const { galleryItem, id } = answer as { galleryItem?: Item; id?: string };
        const known: Known = { list, id: galleryItem?.id ?? id ?? '', number, fields: { ...names }, timing: { ...LIVE_TIMING, isDraft } };
        all.desk.items.set(known.id, known);
        all.desk.orders.delete(list);
        return signOf(known, 'n', all.edit);
      },
    };
  },
  deleted: (all) => {
    const known = choose(all);
    if (!known || [...all.desk.items.values()].filter(({ list }) => list === known.list).length < 5) return null;
    return {
      what: `deletion of ${known.list}/${known.id}`,
      send: (api) => api.send('DELETE', `/${known.list}/${known.id}`),
      find: async (api) => ((await itemAt(api, known)) ? null : true),
      note: () => {
        all.desk.items.delete(known.id);
        all.desk.trash.set(known.id, known);
        all.desk.orders.delete(known.list);
        return goneOf(known);
      },
    };
  },
  restored: (all) => {
    const known = all.desk.trash.size > 0 ? all.random.pick([...all.desk.trash.values()]) : null;
    if (!known) return null;
    return {
      what: `return of ${known.list}/${known.id}`,
      send: (api) => api.send('POST', `/trash/${known.id}/restore`),
      find: (api) => itemAt(api, known),
      note: () => {
        all.desk.trash.delete(known.id);
        all.desk.items.set(known.id, known);
        all.desk.orders.delete(known.list);
        return isShown(known) ? shownOf(known) : null;
      },
    };
  },
  order: (all) => {
    const list = all.random.pick(ORDERED_NAMES);
    let wanted: string[] = [];
    return {
      what: `order of the ${list}`,
      send: async (api) => {
        wanted = ((await api.get(`/${list}`)) as Item[]).map(({ id }) => id);
        for (const id of all.random.some(wanted, 3)) {
          wanted.splice(wanted.indexOf(id), 1);
          wanted.splice(all.random.below(wanted.length + 1), 0, id);
        }
        return api.send('POST', `/${list}/order`, { ids: wanted });
      },
      find: async (api) => {
        const ids = ((await api.get(`/${list}`)) as Item[]).map(({ id }) => id);
        return ids.join() === wanted.join() ? true : null;
      },
      note: () => {
        all.desk.orders.set(list, wanted);
        return null;
      },
    };
  },
  contact: (all) => {
    const email = emailOf(all.edit);
    return {
      what: 'contact',
      send: (api) => api.send('PATCH', '/media', { email }),
      find: async (api) => (((await api.get('/media')) as { email: string }).email === email ? true : null),
      note: () => {
        all.desk.email = email;
        return { path: '/en', key: CONTACT, edit: all.edit };
      },
    };
  },
  draft: (all) => {
    const known = choose(all, ({ timing }) => timing.publishAt === null && timing.hideAt === null);
    return known && time(known, { ...LIVE_TIMING, isDraft: !known.timing.isDraft }, known.timing.isDraft ? 'showing' : 'hiding');
  },
  schedule: (all) => {
    const known = choose(all);
    if (!known) return null;
    const at = (quarters: number): string => new Date((Math.floor(all.now / QUARTER_MS) + quarters) * QUARTER_MS).toISOString();
    const isEnded = known.timing.publishAt !== null || known.timing.hideAt !== null;
    const timing = isEnded ? LIVE_TIMING : { isDraft: false, publishAt: at(1), hideAt: all.random.chance(0.5) ? at(3) : null };
    return time(known, { ...timing }, 'schedule');
  },
  background: async (all) => {
    const section = all.random.pick(SECTIONS);
    const file = await picture(all.edit, all.random);
    return {
      what: `background of ${section}`,
      send: async (api) => {
        const { id } = (await api.send('POST', '/backgrounds/add', formOf({ section }, { image: file }))) as Item;
        return api.send('POST', '/backgrounds/select', { section, backgroundId: id });
      },
      find: async () => true,
      note: () => null,
    };
  },
};
