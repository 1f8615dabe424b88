import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ENTITIES, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { FIXTURES, gallery } from '@sanabel/contract/fixtures';
import * as z from 'zod';
import { formOf } from '../../seed/api.ts';
import { png } from '../../testing/cms/pictures.ts';
import type { Random } from '../random.ts';
import type { Club } from './club.ts';
import type { Journal, State, Values } from './journal.ts';

const WRITERS = 4;
/** So many items a writer has of each list: the club stays as large as it is, however many rounds there are. */
const MOST = 5;
const OK = 2;
const BETWEEN_MS = 2;
const DOWN_MS = 100;
/** Stands for an address that only the answer would have told. */
export const ANY = '*';
export const APPLICATIONS = 'job-requests';
export const CONTACT_ID = 'contact';

/** Whose token another may take the place of. */
export interface Session {
  token: string;
}

const answered = z.looseObject({ id: z.string() });
const application = { phoneNumber: '01012345678', role: 'Agronomist', qualification: 'x', experience: '1' };

/** The column that names an item of a list, and that of its file. */
export const columnsOf = (list: OrderedName): { title: string; file: string; part: string } => {
  const { titles, files } = ENTITIES[list] as { titles: readonly string[]; files: readonly { field: string; attribute: string }[] };
  return { title: titles[0] ?? '', file: files[0]?.attribute ?? '', part: files[0]?.field ?? '' };
};

const fieldsOf = (list: OrderedName): Record<string, string | number> => {
  if (list !== 'gallery') {
    const [{ picture: _, ...fields } = { picture: null }] = FIXTURES[list] as unknown as Record<string, string | number>[];
    return fields as Record<string, string | number>;
  }
  const { picture: _, file: __, duration: ___, ...fields } = gallery.find(({ type }) => type === 'image') as (typeof gallery)[number];
  return fields as Record<string, string | number>;
};

/** Writers who add, change and delete in every collection at once, until they are told to stop. */
export const openWriters = async (club: Club, journal: Journal, random: Random, session: Session) => {
  const picture = await png({ width: 64, height: 64 });
  const owned = new Map<number, Map<string, string>>();
  let count = 0;
  const nextName = (): string => {
    count += 1;
    return `item ${count} سنبلة`;
  };
  /** Another picture each time: bytes after the end of a PNG change its digest, and nothing that is seen. */
  const image = (): File => new File([new Uint8Array(Buffer.concat([picture, randomBytes(8)]))], 'picture.png');

  /** The body of a good answer; null for any other, and for none, after a while: four who ask without one take the core of what starts. */
  const send = async (method: string, path: string, options: Parameters<Club['call']>[2]): Promise<unknown> => {
    try {
      const answer = await club.call(method, path, { ...session, ...options });
      return Math.floor(answer.status / 100) === OK ? await answer.json() : null;
    } catch {
      await pause(DOWN_MS);
      return null;
    }
  };
  const stateFrom = (list: OrderedName, body: unknown): { id: string; values: Values } => {
    const { title, file } = columnsOf(list);
    const shown = list === 'gallery' ? ((body as { galleryItem?: unknown }).galleryItem ?? body) : body;
    const item = answered.parse(shown) as Record<string, unknown> & { id: string };
    return { id: item.id, values: { title: String(item[title]), file: String(item[file]) } };
  };

  const create = async (writer: number, list: OrderedName): Promise<void> => {
    const { title, part } = columnsOf(list);
    const name = nextName();
    const body = await send('POST', `/${list}`, { form: formOf({ ...fieldsOf(list), [title]: name }, { [part]: image() }) });
    if (!body) return journal.notAnswered(list, { title: name, file: ANY });
    const { id, values } = stateFrom(list, body);
    journal.created(list, id, values);
    owned.get(writer)?.set(id, list);
  };
  const update = async (list: OrderedName, id: string, hasFile: boolean): Promise<void> => {
    const { title, part } = columnsOf(list);
    const before = journal.items.get(id)?.certain;
    const name = nextName();
    journal.asks(id, { title: name, file: hasFile ? ANY : (before?.file ?? ANY) });
    const body = await send(
      'PATCH',
      `/${list}/${id}`,
      hasFile ? { form: formOf({ [title]: name }, { [part]: image() }) } : { json: { [title]: name } },
    );
    if (body) journal.answered(id, stateFrom(list, body).values);
  };
  const remove = async (writer: number, list: OrderedName, id: string): Promise<void> => {
    journal.asks(id, null);
    if (!(await send('DELETE', `/${list}/${id}`, {}))) return;
    journal.answered(id, null);
    owned.get(writer)?.delete(id);
  };
  const apply = async (): Promise<void> => {
    const name = nextName();
    const email = `${randomBytes(6).toString('hex')}@example.com`;
    const body = await send('POST', `/${APPLICATIONS}`, { json: { ...application, fullName: name, email } });
    if (body) journal.created(APPLICATIONS, answered.parse(body).id, { title: name, file: '' });
    else journal.notAnswered(APPLICATIONS, { title: name, file: '' });
  };
  const changeContact = async (): Promise<void> => {
    const state: State = { title: nextName(), file: '' };
    if (!journal.items.has(CONTACT_ID)) journal.created('media', CONTACT_ID, { title: '', file: '' });
    journal.asks(CONTACT_ID, state);
    if (await send('PATCH', '/media', { json: { address: state.title } })) journal.answered(CONTACT_ID, state);
  };

  const step = async (writer: number): Promise<void> => {
    // One alone writes to what there is one of: of two at once nobody could say which is the last.
    if (writer === 0 && random.chance(0.1)) return changeContact();
    if (random.chance(0.1)) return apply();
    const list = random.pick(ORDERED_NAMES);
    const mine = [...(owned.get(writer) ?? [])].filter(([id, name]) => name === list && journal.items.get(id)?.possible.length === 0);
    const [id] = mine.length > 0 ? random.pick(mine) : [undefined];
    if (id === undefined || (mine.length < MOST && random.chance(0.4))) return create(writer, list);
    if (mine.length >= MOST && random.chance(0.3)) return remove(writer, list, id);
    return update(list, id, random.chance(0.3));
  };
  for (let writer = 0; writer < WRITERS; writer += 1) owned.set(writer, new Map());

  return {
    /** What a look has found anew: it is one writer's from now on. */
    adopt: (list: string, id: string): void => void owned.get(random.below(WRITERS))?.set(id, list),
    begin: (): (() => Promise<unknown>) => {
      const controller = new AbortController();
      const write = async (writer: number): Promise<void> => {
        while (!controller.signal.aborted) {
          await step(writer);
          // What refuses at once, because its database is down, is not asked a thousand times a second.
          await pause(BETWEEN_MS);
        }
      };
      const writing = Promise.all([...owned.keys()].map(write));
      return () => {
        controller.abort();
        return writing;
      };
    },
  };
};
export type Writers = Awaited<ReturnType<typeof openWriters>>;
