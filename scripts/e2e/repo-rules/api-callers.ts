import { ADMIN_ROLES, CALLS, type Call } from '@sanabel/contract';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';

const ROW = /^\| ((?:GET|HEAD|POST|PATCH|DELETE)\b[^|]*) \| ([^|]*) \|(.*)$/gm;
const METHOD_OR_PATH = /\b(GET|HEAD|POST|PATCH|DELETE)\b|`(\/[^`]*)`/g;

/** Spelling of a call in the document and the contract: no query, and no parameter names. */
const keyOf = (method: string, path: string): string =>
  `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\?.*/, '').replaceAll(/\{[^}]*\}/g, '{}')}`;

const byKey = new Map(CALLS.map((call) => [keyOf(call.method, call.path), call]));

/** Reads the first cell of a row: methods, then paths. `{list}` at the start means each list that has such a call. */
const callsOf = (cell: string): Call[] => {
  let methods: string[] = [];
  let isPath = false;
  return [...cell.matchAll(METHOD_OR_PATH)].flatMap(([, method, path = '']): Call[] => {
    if (method) {
      methods = isPath ? [method] : [...methods, method];
      isPath = false;
      return [];
    }
    isPath = true;
    const lists = path.startsWith('/{list}') ? ORDERED_NAMES.map((name) => path.replace('{list}', name)) : [path];
    return methods.flatMap((one) => {
      const found = lists.flatMap((wanted) => byKey.get(keyOf(one, wanted)) ?? []);
      if (found.length === 0) throw new Error(`docs/api.md: the contract has no call ${one} ${path}`);
      return found;
    });
  });
};

const callerOf = ({ who, roles, orForOneself }: Call): string => {
  if (who !== 'admin') return who;
  const named = roles.length === ADMIN_ROLES.length ? 'admin' : roles.join(', ');
  return orForOneself ? `${named}, or oneself` : named;
};

/** Fills the column "who" from the contract. Throws for a row whose calls have different callers. */
export const withCallers = (page: string): string =>
  page.replaceAll(ROW, (_, cell: string, __, rest: string) => {
    const callers = new Set(callsOf(cell).map(callerOf));
    if (callers.size !== 1) throw new Error(`docs/api.md: give each of its own row: ${cell} (${[...callers].join('; ')})`);
    return `| ${cell} | ${[...callers].join()} |${rest}`;
  });

export const missingCalls = (page: string): string[] => {
  const named = new Set([...page.matchAll(ROW)].flatMap(([, cell = '']) => callsOf(cell)));
  return CALLS.filter((call) => !named.has(call)).map(({ method, path }) => `${method} ${path}`);
};
