import fc from 'fast-check';
import * as z from 'zod';

/** The part of JSON Schema that the contract's inputs use. */
interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
}

/** Text that has broken programs before. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\u202egnp.exe',
  '\ud800',
  '\u200d\u200c\u00ad',
  '<script>alert(1)</script>',
  `'; DROP TABLE crops;--`,
  '{{7*7}}<%= 7 %>',
  '../etc/passwd',
  '\r\nBcc: x@example.com',
  '=HYPERLINK("http://evil.example")',
  'ﷺ'.repeat(200),
  `ا${'\u0651'.repeat(500)}`,
  '👩‍🌾🇪🇬',
  '٠١٠ ١٢٣٤-٥٦٧٨',
  'https://user:pass@example.com/',
  'javascript:alert(1)',
  '__proto__',
  '1e309',
  'س'.repeat(21_000),
];

const RIGHT: Readonly<Record<string, readonly string[]>> = {
  email: ['fuzz@sanabel.example', 'Other.One@Example.com', 'نادي@مثال.مصر'],
  phoneNumber: ['01012345678', '+20 10 1234 5678', '٠١٠١٢٣٤٥٦٧٨'],
  whatsappLink: ['https://wa.me/201012345678', '01012345678'],
  otp: ['000000', '١٢٣٤٥٦'],
  password: ['seven 7 furrows deep', 'قمح وقناة وصحراء'],
  url: ['https://youtu.be/aqz-KE-bpKQ'],
  focus: ['', '37 62'],
  sheet: [
    '',
    '{"regions":{"delta":{"sowing":[{"from":"12-01","to":"01-late"}],"yield":{"value":"٣ – ٤"}}}}',
    '{"sources":[{"name":"نشرة","year":2023}]}',
  ],
};
const LINK = /link$/i;

const KNOWN_KEY = '5d1f4a3e-8f0b-4d6c-9a51-0c9a7f4b2e10';

const rightText = (name: string): fc.Arbitrary<unknown> => {
  if (name === 'idempotencyKey') return fc.oneof(fc.uuid(), fc.constant(KNOWN_KEY));
  const known = RIGHT[name] ?? (LINK.test(name) ? ['https://example.com/a?b=%20#c'] : undefined);
  return known ? fc.constantFrom(...known) : fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
};

const rightValue = (schema: JsonSchema, name: string, ids: () => readonly string[]): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => rightValue(option, name, ids)));
  if (schema.type === 'object') return rightObject(schema, ids);
  if (schema.type === 'array') return fc.array(rightValue(schema.items ?? {}, name.replace(/s$/, ''), ids), { maxLength: 5 });
  if (schema.type === 'integer' || schema.type === 'number')
    return fc
      .integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 })
      .chain((number) => fc.constantFrom(number, String(number)));
  if (schema.type === 'boolean') return fc.boolean();
  if (/id$/i.test(name)) return fc.nat().map((place) => ids()[place % Math.max(1, ids().length)] ?? 'a'.repeat(24));
  return rightText(name);
};

const rightObject = ({ properties = {} }: JsonSchema, ids: () => readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, rightValue(schema, name, ids)])));

export const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.constantFrom<unknown>(null, [], {}, 2 ** 53, -1, 1e308, [[[[[]]]]]),
);

/** Spoils, leaves out or adds one or two fields of a right object. */
const nearlyRight = (right: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      right,
      fc.array(fc.tuple(fc.nat(), fc.option(wildValue)), { minLength: 1, maxLength: 2 }),
      fc.string({ maxLength: 8 }),
      fc.nat(9),
    )
    .map(([object, spoils, name, luck]) => {
      const entries = Object.entries(object);
      for (const [place, value] of spoils) {
        const entry = entries[place % Math.max(1, entries.length)];
        if (entry && value === null) entries.splice(entries.indexOf(entry), 1);
        else if (entry) entry[1] = value;
      }
      return Object.fromEntries(luck === 0 ? [...entries, [name, 'unknown']] : entries);
    });

export const bodiesFor = (input: z.ZodType | undefined, ids: () => readonly string[]): fc.Arbitrary<unknown> => {
  if (!input) return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, wildValue);
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const right = rightValue(schema, '', ids) as fc.Arbitrary<Record<string, unknown>>;
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 5, arbitrary: nearlyRight(right) }, { weight: 1, arbitrary: wildValue });
};
