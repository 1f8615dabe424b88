import { kindNames } from '@sanabel/contract/kinds/index';
import { labels } from '@sanabel/contract/labels/ar';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { request } from '../../../test/job-request.ts';
import { ar } from '../texts/ar.ts';
import { type SpreadsheetTexts, spreadsheetOf } from './spreadsheet.ts';

const TEXTS: SpreadsheetTexts = {
  name: kindNames('ar', 'list')['job-requests'],
  heading: (column) => ar.headings[column],
  status: (status) => labels.jobStatuses[status],
  followUp: (id) => (id === 'k' ? 'كريم' : ''),
  isRightToLeft: true,
};
const worksheetXml = async (pages: Parameters<typeof spreadsheetOf>[0], texts = TEXTS): Promise<string> => {
  const files = unzipSync(new Uint8Array(await (await spreadsheetOf(pages, texts)).arrayBuffer()));
  expect(Object.keys(files)).toContain('xl/workbook.xml');
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
};
const rowsOf = (xml: string): string[][] =>
  [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, cells = '']) =>
    [...cells.matchAll(/<c r="[A-J]\d+" t="inlineStr" s="\d"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gs)].map(
      ([, text = '']) => text,
    ),
  );

describe('the workbook of job requests', () => {
  it('has headings and rows in the reader’s language, phones as they are written and the club’s time', async () => {
    const xml = await worksheetXml([
      [request({ status: 'interview', statusBy: 'هبة', followUp: 'k' })],
      [request({ fullName: 'يوسف', statusBy: '' })],
    ]);
    expect(xml).toContain('<sheetView rightToLeft="1"');
    const [headings, first, second] = rowsOf(xml);
    expect(headings).toEqual(Object.values(ar.headings));
    expect(first).toEqual([
      ...['مريم عادل', 'مرشدة زراعية', 'مقابلة', 'هبة', 'كريم', '0100 000 0001', 'mariam@mail.example', 'بكالوريوس زراعة', '4'],
      '2026-11-20 12:00',
    ]);
    expect(second?.slice(0, 5)).toEqual(['يوسف', 'مرشدة زراعية', 'جديد', '', '']);
  });

  it('is written from left to right in English', async () => {
    expect(await worksheetXml([[request()]], { ...TEXTS, isRightToLeft: false })).not.toContain('rightToLeft');
  });

  it.each(['=HYPERLINK("http://evil.example")', '+2*3', '-1+1', '@SUM(A1)', '＝1+1', '=cmd\nsecond line'])(
    'holds %j as a text, which no program runs',
    async (fullName) => {
      const xml = await worksheetXml([[request({ fullName })]]);
      expect(rowsOf(xml)[1]?.[0]).toBe(fullName.replaceAll('"', '&quot;'));
      expect(xml).not.toContain('<f>');
    },
  );

  it('lets nothing out of its cell', async () => {
    const xml = await worksheetXml([[request({ qualification: '</t></is></c><c><f>1+1</f></c> & \u0000\ud800 🌾' })]]);
    expect(rowsOf(xml)[1]?.[7]).toBe('&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1+1&lt;/f&gt;&lt;/c&gt; &amp;  🌾');
  });

  it('contains everyone of many pages', async () => {
    const pages = [0, 1, 2].map((page) => Array.from({ length: 700 }, (_, index) => request({ fullName: `${page}.${index}` })));
    const names = rowsOf(await worksheetXml(pages)).slice(1);
    expect(new Set(names.map(([name]) => name)).size).toBe(2_100);
  });
});
