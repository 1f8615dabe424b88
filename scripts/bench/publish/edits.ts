import { setTimeout as pause } from 'node:timers/promises';
import { cropInput } from '@sanabel/contract/entities/crop';
import sharp from 'sharp';
import type { Api } from '../../seed/api.ts';
import { formOf } from '../../seed/api.ts';
import { generateItem, idOf } from '../../testing/content/generated.ts';

const POLL_MS = 2;
const TOO_LATE_MS = 120_000;

export interface Seen {
  status: number;
  html: string;
}

export interface Edit {
  /** Resolves when the CMS has acknowledged the edit. */
  save(): Promise<unknown>;
  path: string;
  isSeen(seen: Seen): boolean;
}

const look = async (siteUrl: string, path: string): Promise<Seen> => {
  const answer = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};

/** Returns the ms from the press of "save" until the site serves the edit. */
export const timeEdit = async (siteUrl: string, { save, path, isSeen }: Edit): Promise<number> => {
  const startedAt = performance.now();
  await save();
  while (!isSeen(await look(siteUrl, path))) {
    if (performance.now() - startedAt > TOO_LATE_MS) throw new Error(`${path} did not change in time.`);
    await pause(POLL_MS);
  }
  return performance.now() - startedAt;
};

const has =
  (text: string) =>
  ({ html }: Seen) =>
    html.includes(text);

export type KindOfEdit = 'text' | 'picture' | 'new' | 'deleted' | 'order' | 'contact';

/** Returns the kinds of edit; a number makes each different. `count` is the number of crops. */
export const editsOf = async (api: Api, count: number): Promise<Record<KindOfEdit, (number: number) => Promise<Edit>>> => {
  const cropAt = (number: number): string => idOf('crop', 1 + ((number * 7919) % count));
  const picture = async (number: number): Promise<File> => {
    const color = `#${(number * 40503).toString(16).padStart(6, '0').slice(-6)}`;
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
      .png()
      .toBuffer();
    return new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
  };
  const made: string[] = [];
  return {
    text: async (number) => {
      const text = `Sown in furrow number ${number}`;
      return {
        save: () => api.send('PATCH', `/crops/${cropAt(number)}`, formOf({ description: text }, {})),
        path: `/en/services/crop/${cropAt(number)}`,
        isSeen: has(text),
      };
    },
    picture: async (number) => {
      const file = await picture(number);
      let url = '';
      const save = async () => {
        const { imageUrl } = (await api.send('PATCH', `/crops/${cropAt(number)}`, formOf({}, { image: file }))) as { imageUrl: string };
        url = imageUrl.split('/').at(-1) ?? '';
      };
      return { save, path: `/services/crop/${cropAt(number)}`, isSeen: ({ html }) => url !== '' && html.includes(url) };
    },
    new: async (number) => {
      const crop = generateItem('crops', number) as Record<string, string | number>;
      const fields = Object.fromEntries(Object.keys(cropInput.shape).map((field) => [field, crop[field] ?? '']));
      const name = `New crop ${number}`;
      const form = formOf({ ...fields, name } as Record<string, string | number>, { image: await picture(number) });
      const save = async () => made.push(((await api.send('POST', '/crops', form)) as { id: string }).id);
      return { save, path: '/en/services/crops', isSeen: has(name) };
    },
    deleted: async () => {
      const id = made.pop() ?? '';
      return { save: () => api.send('DELETE', `/crops/${id}`), path: `/services/crop/${id}`, isSeen: ({ status }) => status !== 200 };
    },
    order: async (number) => {
      const ids = ((await api.get('/crops')) as { id: string }[]).map(({ id }) => id);
      const first = ids.splice(1 + (number % 10), 1)[0] ?? '';
      return {
        save: () => api.send('POST', '/crops/order', { ids: [first, ...ids] }),
        path: '/services',
        isSeen: ({ html }) => (/data-id="(\w+)"/.exec(html) ?? [])[1] === first,
      };
    },
    contact: async (number) => {
      const email = `office${number}@club.example`;
      return { save: () => api.send('PATCH', '/media', { email }), path: '/', isSeen: has(email) };
    },
  };
};
