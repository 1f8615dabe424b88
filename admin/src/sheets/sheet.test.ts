import { crops } from '@sanabel/contract/fixtures';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { readCells } from './read.ts';
import { rowsOf } from './rows.ts';
import { writeSheet } from './write.ts';

const text = (name: string, ar: string, en: string): Column => ({ name, kind: 'text', headings: { ar, en }, options: [] });
const COLUMNS: readonly Column[] = [
  text('id', 'المعرّف', 'Id'),
  text('arabicName', 'الاسم بالعربية', 'Name in Arabic'),
  text('description', 'وصف قصير', 'Short description'),
  { name: 'growthPeriod', kind: 'number', headings: { ar: 'فترة النمو', en: 'Growth period' }, options: [] },
  {
    name: 'season',
    kind: 'choice',
    headings: { ar: 'الموسم', en: 'Season' },
    options: [
      { value: 'Winter', words: { ar: 'شتوي', en: 'Winter' } },
      { value: 'Year-round', words: { ar: 'على مدار العام', en: 'Year-round' } },
    ],
  },
];
const bytesOf = async (sheet: Blob): Promise<Uint8Array> => new Uint8Array(await sheet.arrayBuffer());
const again = async (items: readonly Record<string, unknown>[], locale: 'ar' | 'en' = 'ar') =>
  rowsOf(await readCells(await bytesOf(await writeSheet('محاصيل', COLUMNS, items, locale))), COLUMNS).rows.map(({ values }) => values);
const faultOf = (bytes: Uint8Array) => readCells(bytes).catch(({ fault }) => fault);

/** Texts as the contract keeps them: no controls but lines, no half signs, nothing around them. */
const kept = fc
  .string({ unit: 'binary', maxLength: 40 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the contract refuses them.
  .map((value) => value.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '').trim())
  .filter((value) => value.isWellFormed());
const HOSTILE = [
  '=1+1',
  '+20 100',
  '-5',
  '@SUM(A1)',
  '=HYPERLINK("http://x.example","x")',
  '_x0041_',
  '<b>&amp;"',
  'سطر\nسطر',
  '\ufffe',
  '007',
  '1e5',
];
const item = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{24}$/),
  arabicName: fc.oneof(kept, fc.constantFrom(...HOSTILE)),
  description: fc.oneof(kept, fc.constantFrom(...HOSTILE)),
  growthPeriod: fc.option(fc.integer({ min: 1, max: 120 })),
  season: fc.constantFrom('', 'Winter', 'Year-round'),
});
const asTyped = (one: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value === null ? '' : String(value)]));

describe('a sheet', () => {
  it('read again says what was written, in both languages, whatever the texts are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(item, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('ar' as const, 'en' as const),
        async (items, locale) => {
          expect(await again(items, locale)).toEqual(items.map(asTyped));
        },
      ),
      { numRuns: Number(process.env.SHEET_RUNS ?? 40) },
    ));

  it('holds the demo content', async () => {
    const items = crops.map((crop, place) => ({ ...crop, id: `${'a'.repeat(20)}${1000 + place}` }));
    const names = COLUMNS.map(({ name }) => name);
    expect(await again(items)).toEqual(
      items
        .map((crop) => asTyped(Object.fromEntries(Object.entries(crop).filter(([name]) => names.includes(name)))))
        .map((one) => expect.objectContaining({ id: one.id, arabicName: one.arabicName, growthPeriod: one.growthPeriod })),
    );
  });

  it('is understood by headings and words of either language, folded, in any order', () => {
    const cells = [
      ['الموسِم', 'NAME  IN ARABIC', 'ملاحظات', 'الاسم بالعربيه'],
      ['YEAR-ROUND', 'قمح', 'x', 'لا يُقرأ'],
      ['', '', '', ''],
      ['خريفي', 'شعير', '', ''],
    ];
    expect(rowsOf(cells, COLUMNS)).toEqual({
      rows: [
        { number: 2, values: { season: 'Year-round', arabicName: 'قمح' } },
        { number: 4, values: { season: 'خريفي', arabicName: 'شعير' } },
      ],
      unknown: ['ملاحظات', 'الاسم بالعربيه'],
    });
  });

  it('leaves empty cells of a new row out, and empties those of an item', () => {
    const head = COLUMNS.map(({ headings }) => headings.en);
    const id = 'b'.repeat(24);
    expect(rowsOf([head, [id, '', '', '', ''], ['', 'قمح', ' ', '', '']], COLUMNS).rows).toEqual([
      { number: 2, values: { id, arabicName: '', description: '', growthPeriod: '', season: '' } },
      { number: 3, values: { arabicName: 'قمح' } },
    ]);
  });
});

const CELL_TYPES = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name in Arabic</t></is></c></row>';
const workbook = (rows: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync(
    {
      'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="x" sheetId="1" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ...more,
    },
    { level: 1 },
  );

describe('a file from elsewhere', () => {
  it('gives a formula as what it came to, a day as its date, a number as it was typed', async () => {
    const cells =
      '<row r="2"><c r="A2" t="str"><f>CONCAT("a","b")</f><v>ab</v></c><c r="B2" s="1"><v>46350</v></c><c r="C2"><v>0.1</v></c><c r="D2" t="b"><v>1</v></c><c r="E2"><f>NOW()</f></c></row>';
    expect((await readCells(workbook(CELL_TYPES + cells)))[1]).toEqual(['ab', '2026-11-24', '0.1', 'true']);
  });

  it.each([
    ['no packed file', strToU8('id,name\n1,x'), 'notSheet'],
    ['an old or a locked one', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'locked'],
    ['a packed file that is no workbook', zipSync({ 'a.xml': strToU8('<a/>') }), 'notSheet'],
    ['half a workbook', workbook(CELL_TYPES).subarray(0, 300), 'notSheet'],
    ['more than ten megabytes', new Uint8Array(10_485_761), 'tooLarge'],
    ['a bomb', workbook(CELL_TYPES, { 'xl/sharedStrings.xml': new Uint8Array(70_000_000) }), 'unpacked'],
    ['a cell far to the side', workbook('<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>'), 'tooMany'],
    ['a cell far down', workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'tooMany'],
  ])('is refused when it is %s', async (_, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });
});
