import type { Plugin } from 'vite';

interface Field {
  choices?: object;
  [name: string]: unknown;
}

interface Kind {
  fields: Readonly<Record<string, Field>>;
  labels: Readonly<Record<string, object>>;
  [name: string]: unknown;
}

type Exports = Readonly<Record<string, unknown>>;

const isKind = (value: unknown): value is Kind => typeof value === 'object' && value !== null && 'fields' in value;

const without = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const mapped = <T>(values: Readonly<Record<string, T>>, change: (value: T) => object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const fieldAlone = ({ choices, ...field }: Field): object => ({
  ...without(field, ['hint', 'notes', 'icons']),
  label: {},
  ...(choices && { choices: mapped({ ...choices }, () => []) }),
});

const kindAlone = (kind: Kind): object => ({
  ...without(kind, ['help', 'places']),
  labels: mapped(kind.labels, (labels) => without(labels, ['counted', 'heading'])),
  fields: mapped(kind.fields, fieldAlone),
});

/** Every page needs the rules of fields; lists and forms alone need their texts, and import `kinds/with-texts.ts`. */
const kindsIn = (found: Exports): Exports | null => {
  if ('WITH_TEXTS' in found)
    return { WITH_TEXTS: Object.fromEntries(Object.entries(found.WITH_TEXTS ?? {}).filter(([, kind]) => isKind(kind))) };
  return Object.values(found).some(isKind) ? mapped(found, (value) => (isKind(value) ? kindAlone(value) : Object(value))) : null;
};

/** The panel asks who may make a call; its summary and its schemas are for others. */
const callsIn = ({ CALLS }: Exports): Exports => ({
  CALLS: (CALLS as object[]).map((call) =>
    Object.fromEntries(Object.entries(call).filter(([name]) => ['method', 'path', 'roles', 'orForOneself'].includes(name))),
  ),
});

/** Every schema of Zod refers to its JSON Schema, which the panel never makes: 3 kB of gzip. */
const noneIn = (found: Exports): Exports => Object.fromEntries(Object.keys(found).map((name) => [name, null]));

const PARTS: readonly [file: RegExp, partOf: (found: Exports) => Exports | null][] = [
  [/\/contract\/src\/kinds\/(?!index)[\w-]+\.ts$/, kindsIn],
  [/\/contract\/src\/calls\.ts$/, callsIn],
  [/\/zod\/v4\/core\/json-schema-processors\.js$/, noneIn],
];

/** Loads modules of the contract and of its Zod as plain data, without what the panel does not use. */
export const contractParts = (): Plugin => ({
  name: 'contract-parts',
  async load(file) {
    const [, partOf] = PARTS.find(([name]) => name.test(file)) ?? [];
    const part = partOf?.(await import(file));
    return part
      ? Object.entries(part)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : null;
  },
});
