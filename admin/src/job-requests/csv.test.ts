import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { request } from '../../test/job-request.ts';
import { csvOf } from './csv.ts';

const HEADINGS = ['الاسم', 'الوظيفة', 'البريد', 'الهاتف', 'المؤهل', 'الخبرة', 'التاريخ'];
const rowsOf = async (changes: Parameters<typeof request>[0], separator: ',' | ';' = ';') => {
  const text = await (await csvOf([[request(changes)]], HEADINGS, separator)).text();
  return Papa.parse<string[]>(text.trimEnd(), { delimiter: separator }).data;
};

describe('the file of job requests', () => {
  it('begins with the byte-order mark, ends its lines with CRLF and separates as Excel does in the language', async () => {
    const bytes = Buffer.from(await (await csvOf([[request()], [request({ fullName: 'يوسف' })]], HEADINGS, ';')).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toBe(HEADINGS.join(';'));
    expect(lines[1]).toMatch(/^مريم عادل;مرشدة زراعية;mariam@mail\.example;0100 000 0001;بكالوريوس زراعة;4;2026-11-2\d \d\d:\d\d$/);
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^يوسف;/), '']);
  });

  it('keeps quotes, separators and lines within their cell', async () => {
    const [, row] = await rowsOf({ qualification: 'دبلوم "ري"; صوب\nودورة' });
    expect(row?.[4]).toBe('دبلوم "ري"; صوب\nودورة');
  });

  it.each(['=HYPERLINK("http://evil.example")', '+2*3', '-1+1', '@SUM(A1)', '＝1+1', '  =1+1', '=cmd\nsecond line'])(
    'no cell can begin as a formula: %j',
    async (fullName) => {
      const [, row] = await rowsOf({ fullName });
      expect(row?.[0]).toBe(`'${fullName}`);
    },
  );

  it('nor when the file is read with another separator, or line by line', async () => {
    const text = await (await csvOf([[request({ qualification: 'a,=1+1;=2+2\t=3+3\n=4+4"=5+5' })]], HEADINGS, ';')).text();
    expect(text).not.toMatch(/[,;\t\r\n"]\s*[=+@]/);
  });
});
