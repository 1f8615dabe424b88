import { crops } from '@sanabel/contract/fixtures';
import { sized } from '@sanabel/scripts/testing/size.ts';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { readCells } from './read.ts';
import { rowsOf, withUnreadable } from './rows.ts';
import { cellName, readWorksheetXml } from './worksheet-xml.ts';
import { writeSpreadsheet } from './write.ts';

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
      { value: 'Winter', labels: { ar: 'شتوي', en: 'Winter' } },
      { value: 'Year-round', labels: { ar: 'على مدار العام', en: 'Year-round' } },
    ],
  },
];
const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const again = async (items: readonly Record<string, unknown>[], locale: 'ar' | 'en' = 'ar') =>
  rowsOf(await readCells(await bytesOf(await writeSpreadsheet('محاصيل', COLUMNS, items, locale))), COLUMNS).rows.map(
    ({ values }) => values,
  );
const errorCodeOf = (bytes: Uint8Array) => readCells(bytes).catch(({ code }) => code);

/** Generates texts as the contract stores them: no control characters but line breaks, no lone surrogates, trimmed. */
const printable = fc
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
  arabicName: fc.oneof(printable, fc.constantFrom(...HOSTILE)),
  description: fc.oneof(printable, fc.constantFrom(...HOSTILE)),
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
      { numRuns: sized(12, 300) },
    ));

  it('holds the demo content', async () => {
    const items = crops.map((crop, index) => ({ ...crop, id: `${'a'.repeat(20)}${1000 + index}` }));
    const names = COLUMNS.map(({ name }) => name);
    expect(await again(items)).toEqual(
      items
        .map((crop) => asTyped(Object.fromEntries(Object.entries(crop).filter(([name]) => names.includes(name)))))
        .map((one) => expect.objectContaining({ id: one.id, arabicName: one.arabicName, growthPeriod: one.growthPeriod })),
    );
  });

  it('is understood by headings and words of either language, folded, in any order', () => {
    const cells = [
      ['الموسِم', 'NAME,  IN ARABIC', 'ملاحظات', 'الاسم بالعربيه'],
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
    expect((await readCells(workbook(CELL_TYPES + cells)))[1]).toEqual(['ab', '2026-11-24', '0.1', 'true', null]);
  });

  it.each([
    ['no packed file', strToU8('id,name\n1,x'), 'notSpreadsheet'],
    ['an old or a locked one', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'locked'],
    ['a packed file that is no workbook', zipSync({ 'a.xml': strToU8('<a/>') }), 'notSpreadsheet'],
    ['half a workbook', workbook(CELL_TYPES).subarray(0, 300), 'notSpreadsheet'],
    ['more than ten megabytes', new Uint8Array(10_485_761), 'tooLarge'],
    ['a bomb', workbook(CELL_TYPES, { 'xl/sharedStrings.xml': new Uint8Array(70_000_000) }), 'unpacked'],
    ['a cell far to the side', workbook('<row r="1"><c r="XFD1" t="inlineStr"><is><t>x</t></is></c></row>'), 'tooMany'],
    ['a cell far down', workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'tooMany'],
  ])('is refused when it is %s', async (_, bytes, code) => {
    expect(await errorCodeOf(bytes)).toBe(code);
  });
});

const inline = (text: string, address = '') => `<c${address && ` r="${address}"`} t="inlineStr"><is><t>${text}</t></is></c>`;

describe('a cell that cannot be read', () => {
  const HEAD = `<row r="1">${inline('Id', 'A1')}${inline('Name in Arabic', 'B1')}${inline('Short description', 'C1')}</row>`;
  const row = (cell: string) => `<row r="2">${inline('b'.repeat(24), 'A2')}${inline('قمح', 'B2')}${cell}</row>`;
  it.each([
    ['an error', '<c r="C2" t="e"><v>#REF!</v></c>'],
    ['an error of a formula', '<c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'],
    ['a formula without a result', '<c r="C2"><f>NOW()</f></c>'],
    ['a formula of a text without a result', '<c r="C2" t="str"><f>CONCAT("a")</f></c>'],
    ['a formula whose result is left out', '<c r="C2"><f>1+1</f><v/></c>'],
    ['a formula without an address', '<c><f>NOW()</f></c>'],
  ])('makes its row faulty by its name and empties nothing: %s', async (_, cell) => {
    const { rows } = rowsOf(await readCells(workbook(HEAD + row(cell))), COLUMNS);
    expect(rows).toEqual([{ number: 2, values: { id: 'b'.repeat(24), arabicName: 'قمح' }, unreadable: { description: 'C2' } }]);
    const checked = { seen: '', rows: [{ outcome: 'changed' as const, title: '', arabicTitle: '', changed: ['arabicName'], faults: [] }] };
    expect(withUnreadable(rows, checked, (name) => `bad ${name}`).rows).toMatchObject([
      { outcome: 'faulty', faults: [{ field: 'description', message: 'bad C2' }] },
    ]);
  });

  it('is not one that is empty, nor a formula that came to nothing', async () => {
    for (const cell of ['', '<c r="C2"/>', '<c r="C2" t="str"><f>B9</f><v></v></c>', inline('', 'C2')]) {
      const [only] = rowsOf(await readCells(workbook(HEAD + row(cell))), COLUMNS).rows;
      expect(only).toEqual({ number: 2, values: { id: 'b'.repeat(24), arabicName: 'قمح', description: '' } });
    }
  });
});

describe('a sheet of another program', () => {
  it('is read without addresses, in part or whole', async () => {
    const rows = (first: string, second: string) =>
      `<row${first}>${inline('Name in Arabic')}${inline('Id')}</row><row${second}>${inline('قمح')}</row>`;
    for (const [first, second] of [
      ['', ''],
      [' r="1"', ' r="2"'],
      [' spans="1:2"', ''],
    ] as const)
      expect(await readCells(workbook(rows(first, second)))).toEqual([['Name in Arabic', 'Id'], expect.arrayContaining(['قمح'])]);
  });

  it('is the first that is not hidden', async () => {
    const second = `<worksheet><sheetData><row r="1">${inline('Name in Arabic', 'A1')}</row></sheetData></worksheet>`;
    const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
    for (const state of ['hidden', 'veryHidden']) {
      const bytes = workbook(`<row r="1">${inline('internal', 'A1')}</row>`, {
        'xl/workbook.xml': strToU8(
          `<workbook xmlns:r="r"><sheets><sheet name="x" sheetId="1" state="${state}" r:id="r1"/><sheet name="y" sheetId="2" r:id="r2"/></sheets></workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': strToU8(
          `<Relationships><Relationship Id="r1" Type="${kind}" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${kind}" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
        ),
        'xl/worksheets/sheet2.xml': strToU8(second),
      });
      expect(await readCells(bytes)).toEqual([['Name in Arabic']]);
    }
  });

  it('gets its addresses in time that grows only with its size, whatever it contains', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<c ', '<c r="A1" ', '<row ', '<x:', 'r="', '>', '</c>', '<f>', '<v/>', ' '), { maxLength: 60 }),
        (parts) => {
          readWorksheetXml(parts.join(''));
          return true;
        },
      ),
    );
    // A quadratic search would not finish here.
    expect(readWorksheetXml('<c '.repeat(2_000_000)).unreadable).toEqual([]);
    expect(readWorksheetXml(`<${'c'.repeat(1_000_000)}`.repeat(4)).unreadable).toEqual([]);
  });

  it('costs what its bytes cost, however large it says that it is', async () => {
    const at = (address: string, value: string) => `<row r="${/\d+/.exec(address)}">${inline(value, address)}</row>`;
    const head = at('A1', 'Name in Arabic');
    const declared = `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${head}</sheetData></worksheet>`;
    expect(await readCells(workbook('', { 'xl/worksheets/sheet1.xml': strToU8(declared) }))).toEqual([['Name in Arabic']]);
    for (const far of ['ZZ100000', 'A1048576', 'XFD2']) expect(await errorCodeOf(workbook(head + at(far, 'x')))).toBe('tooMany');
    // Each is within its own limit; together they make a table of seventy million cells.
    expect(await errorCodeOf(workbook(head + at('ZZ2', 'x') + at('A100000', 'x')))).toBe('tooMany');
    expect(await errorCodeOf(workbook('<a>'.repeat(200_000)))).toBe('notSpreadsheet');
  });

  it('is refused where cells that share one text would be too much together', async () => {
    const row = (number: number) => `<row r="${number}"><c r="A${number}" t="s"><v>0</v></c></row>`;
    const shared = (length: number) => ({
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'x'.repeat(length)}</t></si></sst>`),
    });
    const rows = Array.from({ length: 100 }, (_none, index) => row(index + 1)).join('');
    expect(await errorCodeOf(workbook(rows, shared(1_000_000)))).toBe('unpacked');
    expect(await readCells(workbook(rows, shared(100)))).toHaveLength(100);
  });

  it('names its cells as programs do', () => {
    expect([1, 26, 27, 52, 53, 702].map((column) => cellName({ row: 3, column }))).toEqual(['A3', 'Z3', 'AA3', 'AZ3', 'BA3', 'ZZ3']);
  });
});
