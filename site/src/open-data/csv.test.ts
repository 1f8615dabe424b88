import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

const parsed = (text: string): string[][] => {
  const rows: string[][] = [];
  const row: string[] = [];
  for (const [, quoted, plain = '', end] of text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push(row.splice(0));
  }
  return rows;
};

/** Texts with every character that is special in CSV or a spreadsheet. */
const wild = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '"', ',', '\n', '\r', '\t', ' ', "'", ';', 'قمح', 'a', '7', '\u202e'),
});

describe('a table as CSV', () => {
  it('is UTF-8 with its mark, rows that end in CR LF, and the columns first', () => {
    expect(csv(['a', 'ب'], [{ a: 1, ب: 'قمح، "بلدي"' }])).toBe('\uFEFF"a","ب"\r\n1,"قمح، ""بلدي"""\r\n');
  });

  it.each([',', ';', '\t'])('has no cell that a spreadsheet would run which parts them at %j, heeding quotes or not', (separator) => {
    const rows = fc.array(fc.record({ one: wild, other: fc.oneof(wild, fc.nat()) }), { maxLength: 4 });
    fc.assert(
      fc.property(rows, (table) => {
        const text = csv(['one', 'other'], table).slice(1);
        const heeding = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
        const heedless = separator === ',' ? [] : text.split(new RegExp(`[${separator}\\r\\n]`));
        for (const cell of [...heeding, ...heedless]) expect(cell).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it('quotes every text, and no number', () => {
    expect(csv(['name', 'year'], [{ name: 'x;=1+1|', year: -7 }])).toBe('\uFEFF"name","year"\r\n"x;\'=1+1|",-7\r\n');
  });

  it('preserves every text, and has nothing that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ one: wild, other: wild }), { maxLength: 4 }), (rows) => {
        const [, ...cells] = parsed(csv(['one', 'other'], rows));
        expect(cells.map((row) => row.length)).toEqual(rows.map(() => 2));
        for (const [at, { one, other }] of rows.entries())
          for (const [column, text] of [one, other].entries()) {
            const cell = cells[at]?.[column] ?? '';
            expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
            if (!/[=+\-@＝]|^[\t\r]/.test(text)) expect([text, `'${text}`]).toContain(cell);
            expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
            expect(cell).not.toMatch(/^[\t\r]/);
          }
      }),
    );
  });
});
