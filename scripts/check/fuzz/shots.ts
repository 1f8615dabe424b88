import { CALLS, type Call, partNamesOf } from '@sanabel/contract';
import fc from 'fast-check';
import { bodiesFor, wildValue } from './values.ts';

export interface Shot {
  call: Call;
  target: string;
  body: unknown;
  encoding: 'json' | 'form' | 'raw';
  contentType: string;
  files: readonly (readonly [part: string, kind: number])[];
  headers: Readonly<Record<string, string>>;
  isSigned: boolean;
}

export type KnownIds = (path: string) => readonly string[];

const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'application/json',
  'APPLICATION/JSON',
  'application/xml',
];
const BAD_SEGMENTS = ['%00', '%2e%2e%2fadmins', '%E0%A4%A', '%ff', "1'%20OR%201=1", 'order', '%F0%9F%8C%BE', 'a'.repeat(4_000)];
const LANGUAGES = ['ar', 'en', 'en-GB,ar;q=0.1', 'fr', '*', ';;q=,', 'ar;q=0, en;q=0.1', 'x'.repeat(2_000)];

const json = (value: unknown): string => JSON.stringify(value) ?? '';
/** Node closes the connection above 16 KB of address and headers. */
const QUERY_MAX = 4_000;
const encoded = (text = ''): string => encodeURIComponent(text.toWellFormed());

const fieldName = fc.constantFrom('id', 'createdAt', 'title', 'type', 'email', 'password', '__proto__', 'constructor', 'q', '');
const parameters: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  sort: fc.tuple(fieldName, fc.constantFrom('ASC', 'DESC', 'asc')),
  range: fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 2_000 })),
  filter: fc.dictionary(fieldName, fc.oneof(fc.string(), wildValue), { maxKeys: 2 }),
};
const query: fc.Arbitrary<string> = fc
  .record(
    Object.fromEntries(
      Object.entries(parameters).map(([name, right]) => [
        name,
        fc.oneof({ weight: 4, arbitrary: right.map(json) }, { weight: 1, arbitrary: fc.oneof(wildValue.map(json), fc.string()) }),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map((given) =>
    Object.entries(given)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&')
      .slice(0, QUERY_MAX),
  );

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.constantFrom(...LANGUAGES),
    'if-match': fc.constantFrom('*', '"x"', '2020-01-01T00:00:00.000Z'),
    'if-none-match': fc.constantFrom('*', 'W/"x"', ','),
    'x-forwarded-for': fc.ipV4(),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    range: fc.constantFrom('bytes=0-1', 'bytes=-'),
  },
  { requiredKeys: ['accept-language'] },
);

/** Rare: a write from another site is refused before it is read. */
const foreignOrigin: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 19, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ origin: fc.constantFrom('https://evil.example', 'null') }) },
);

/** The client removes segments of one or two dots. */
const isName = (segment: string): boolean => !/^\.{0,2}$/.test(segment);

const targetOf = (call: Call, known: KnownIds): fc.Arbitrary<string> => {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.nat().map((place) => known(call.path)[place % Math.max(1, known(call.path).length)] ?? 'a'.repeat(24)) },
    { weight: 1, arbitrary: fc.constantFrom(...BAD_SEGMENTS) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 30 }).map(encoded).filter(isName) },
  );
  const subtype = fc.constantFrom('awareness', 'climate', 'other', '%00');
  const path = fc.tuple(segment, subtype).map(([id, kind]) =>
    call.path
      .replace(/\{(?:id|noteId)\}/g, id)
      .replace('{subtype}', kind)
      .replace('{list}', 'crops'),
  );
  return fc.tuple(path, fc.oneof(fc.constant(''), query)).map(([address, parts]) => (parts ? `${address}?${parts}` : address));
};

const shotsAt = (call: Call, known: KnownIds): fc.Arbitrary<Shot> =>
  fc.record({
    call: fc.constant(call),
    target: targetOf(call, known),
    body: call.method === 'GET' ? fc.constant(undefined) : bodiesFor(call.input, () => known(call.path)),
    encoding: fc.oneof(
      { weight: 4, arbitrary: fc.constant(call.files ? ('form' as const) : ('json' as const)) },
      { weight: 2, arbitrary: fc.constantFrom('json' as const, 'form' as const) },
      { weight: 1, arbitrary: fc.constant('raw' as const) },
    ),
    contentType: fc.constantFrom(...CONTENT_TYPES),
    files: fc.oneof(
      { weight: 4, arbitrary: fc.tuple(...partNamesOf(call).map((part) => fc.tuple(fc.constant(part), fc.constant(0)))) },
      { weight: 2, arbitrary: fc.array(fc.tuple(fc.constantFrom(...partNamesOf(call), 'image', 'other'), fc.nat(7)), { maxLength: 3 }) },
    ),
    headers: fc.tuple(headers, foreignOrigin).map(([some, origin]) => ({ ...some, ...origin })),
    isSigned: fc.nat(9).map((luck) => luck > 0),
  });

/** Any request to any call of the contract; calls with input come more often. */
export const shots = (known: KnownIds): fc.Arbitrary<Shot> =>
  fc.oneof(...CALLS.map((call) => ({ weight: call.input ? 3 : 1, arbitrary: shotsAt(call, known) })));
