import { setTimeout as pause } from 'node:timers/promises';
import { cropInput } from '@sanabel/contract/entities/crop';
import sharp from 'sharp';
import type { Api } from '../../seed/api.ts';
import { formOf } from '../../seed/api.ts';
import { fixtureToSend } from '../../testing/content/fixtures.ts';
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
  /** All of them must show it. */
  paths: readonly string[];
  isSeen(seen: Seen): boolean;
  /** Runs once it is seen, outside the measurement. */
  after?(): Promise<unknown>;
}

export interface Timed {
  /** Milliseconds from the press of "save" until the site serves the edit. */
  pressed: number;
  /** Milliseconds from the answer of the CMS. */
  answered: number;
}

const look = async (siteUrl: string, path: string): Promise<Seen> => {
  const answer = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};

export const timeEdit = async (siteUrl: string, { save, paths, isSeen, after }: Edit): Promise<Timed> => {
  const startedAt = performance.now();
  await save();
  const answeredAt = performance.now();
  const untilSeen = async (path: string): Promise<void> => {
    while (!isSeen(await look(siteUrl, path))) {
      if (performance.now() - answeredAt > TOO_LATE_MS) throw new Error(`${path} did not change in time.`);
      await pause(POLL_MS);
    }
  };
  for (const path of paths) await untilSeen(path);
  const seenAt = performance.now();
  await after?.();
  return { pressed: seenAt - startedAt, answered: seenAt - answeredAt };
};

const has =
  (text: string) =>
  ({ html }: Seen) =>
    html.includes(text);

export type KindOfEdit = 'text' | 'picture' | 'new' | 'deleted' | 'order' | 'contact' | 'alert';

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
        paths: [`/en/services/crop/${cropAt(number)}`],
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
      return { save, paths: [`/services/crop/${cropAt(number)}`], isSeen: ({ html }) => url !== '' && html.includes(url) };
    },
    new: async (number) => {
      const crop = generateItem('crops', number) as Record<string, string | number>;
      const fields = Object.fromEntries(Object.keys(cropInput.shape).map((field) => [field, crop[field] ?? '']));
      const name = `New crop ${number}`;
      const form = formOf({ ...fields, name } as Record<string, string | number>, { image: await picture(number) });
      const save = async () => made.push(((await api.send('POST', '/crops', form)) as { id: string }).id);
      return { save, paths: ['/en/services/crops'], isSeen: has(name) };
    },
    deleted: async () => {
      const id = made.pop() ?? '';
      return { save: () => api.send('DELETE', `/crops/${id}`), paths: [`/services/crop/${id}`], isSeen: ({ status }) => status !== 200 };
    },
    order: async (number) => {
      const ids = ((await api.get('/crops')) as { id: string }[]).map(({ id }) => id);
      const first = ids.splice(1 + (number % 10), 1)[0] ?? '';
      return {
        save: () => api.send('POST', '/crops/order', { ids: [first, ...ids] }),
        paths: ['/services'],
        isSeen: ({ html }) => (/data-id="(\w+)"/.exec(html) ?? [])[1] === first,
      };
    },
    contact: async (number) => {
      const email = `office${number}@club.example`;
      return { save: () => api.send('PATCH', '/media', { email }), paths: ['/'], isSeen: has(email) };
    },
    alert: async (number) => {
      const crops = [cropAt(number), cropAt(number + 1)];
      const title = `Alert number ${number}`;
      const fields = fixtureToSend('alerts');
      let id = '';
      const save = async () => {
        const item = await api.send('POST', '/alerts', { ...fields, title, arabicTitle: title, crops: crops.join() });
        id = (item as { id: string }).id;
      };
      const pages = ['/', '/this-month', '/alerts', ...crops.map((crop) => `/services/crop/${crop}`)];
      return {
        save,
        paths: pages.flatMap((path) => [path, `/en${path === '/' ? '' : path}`]),
        isSeen: has(title),
        after: () => api.send('DELETE', `/alerts/${id}`),
      };
    },
  };
};

const ROWS_IMPORTED = 1_000;

/** Imports drafts again and again until it is stopped, as a colleague with a spreadsheet would. */
export const importDrafts = (api: Api) => {
  let isStopped = false;
  const run = async (): Promise<number> => {
    let imports = 0;
    for (; !isStopped; imports += 1) {
      const rows = Array.from({ length: ROWS_IMPORTED }, (_, index) => ({ arabicName: `مسودة ${imports} ${index}` }));
      await api.send('POST', '/crops/import', { rows });
    }
    return imports;
  };
  const done = run();
  return {
    /** Resolves with the number of imports. */
    stop: (): Promise<number> => {
      isStopped = true;
      return done;
    },
  };
};
