import { setTimeout as pause } from 'node:timers/promises';
import { signedIn } from '@sanabel/contract';
import * as z from 'zod';
import type { Inbox } from '../../testing/cms/inbox.ts';
import { form, png } from '../../testing/cms/pictures.ts';
import type { Answer, CallOptions, Door } from './web.ts';

const OK = 2;
const item = z.looseObject({ id: z.string(), name: z.string() });
const items = z.array(item);

/** The API through the front door. A call that finds no CMS is made again, as an editor presses the button again. */
export const openApi = (door: Door) => {
  const call = async (path: string, options: CallOptions = {}): Promise<Answer> => door(`/api/v1${path}`, options);
  return {
    call,
    /** Signs in with the code from the mail. */
    signIn: async (inbox: Inbox, email: string, password: string): Promise<string> => {
      const before = inbox.countCodes(email);
      const { status, text } = await call('/auth/login', { method: 'POST', json: { email, password } });
      if (Math.floor(status / 100) !== OK) throw new Error(`The password was not taken: ${status} ${text}`);
      const otp = await inbox.code(email, before + 1);
      const answer = await call('/auth/verify-login', { method: 'POST', json: { email, otp } });
      return signedIn.parse(JSON.parse(answer.text)).token;
    },
    members: async (): Promise<Map<string, string>> =>
      new Map(items.parse(JSON.parse((await call('/members')).text)).map(({ id, name }) => [id, name])),
  };
};
export type Api = ReturnType<typeof openApi>;

/**
 * Editors who add, change and delete members with pictures, each in a session of its own. They note what was answered: of a call without
 * an answer both outcomes are right, until the next answer about the same item.
 */
export const openEditors = (api: Api, tokens: readonly string[]) => {
  /** The name that each item must have; of what is not certain, all that are right (null: it may be gone). */
  const known = new Map<string, Set<string | null>>();
  let writes = 0;
  let refused = 0;

  const edit = async (editor: number, count: number, picture: Buffer): Promise<void> => {
    const token = tokens[editor];
    const name = `editor ${editor} ${count}`;
    const own = [...known].filter(([, names]) => [...names].some((one) => one?.startsWith(`editor ${editor} `)));
    const [id] = own[count % Math.max(1, own.length)] ?? [];
    const send = async (path: string, options: CallOptions): Promise<Answer | null> => {
      const answer = await api.call(path, { token, ...options }).catch(() => null);
      if (answer && Math.floor(answer.status / 100) === OK) {
        writes += 1;
        return answer;
      }
      refused += 1;
      return null;
    };
    if (!id || count % 3 === 0) {
      const image = Buffer.concat([picture, Buffer.from(name)]);
      const made = await send('/members', { method: 'POST', form: form({ name, role: 'Agronomist' }, { image }) });
      if (made) known.set(item.parse(JSON.parse(made.text)).id, new Set([name]));
    } else if (count % 7 === 0) {
      known.get(id)?.add(null);
      if (await send(`/members/${id}`, { method: 'DELETE' })) known.set(id, new Set([null]));
    } else {
      known.get(id)?.add(name);
      if (await send(`/members/${id}`, { method: 'PATCH', json: { name } })) known.set(id, new Set([name]));
    }
  };

  return {
    known,
    writes: () => writes,
    refused: () => refused,
    begin: (): (() => Promise<unknown>) => {
      const controller = new AbortController();
      const work = async (editor: number): Promise<void> => {
        const picture = await png({ width: 64, height: 64 });
        for (let count = 1; !controller.signal.aborted; count += 1) {
          await edit(editor, count + writes, picture);
          await pause(150);
        }
      };
      const working = Promise.all(tokens.map((_, editor) => work(editor)));
      return () => {
        controller.abort();
        return working;
      };
    },
  };
};

/** What an editor was promised and the club does not have, a line each. */
export const lost = (known: ReadonlyMap<string, ReadonlySet<string | null>>, there: ReadonlyMap<string, string>): string[] =>
  [...known].flatMap(([id, names]) => {
    const found = there.get(id) ?? null;
    return names.has(found) ? [] : [`member ${id} is ${found ?? 'not there'}, and should be ${[...names].join(' or ')}`];
  });
