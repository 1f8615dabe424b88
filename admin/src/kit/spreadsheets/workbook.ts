import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cellName } from './worksheet-xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML cannot hold even escaped (XML 1.0, "Char"). */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}]/gu;
/** Characters that OOXML escapes, and texts that look like such an escape (ECMA-376, "ST_Xstring"). */
const IN_HEX = /[\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inHex = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`;
const escaped = (text: string): string =>
  text
    .replace(NOT_XML, '')
    .replace(IN_HEX, inHex)
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const TEXT = 0;
const HEADING = 1;

/** Writes every cell as text: no program runs a formula, or turns a phone number into a number. */
const rowOf = (texts: readonly string[], number: number, style: number): string => {
  const cells = texts.map((text, column) => {
    // Addresses are optional, but some readers need them.
    const address = cellName({ row: number, column: column + 1 });
    return `<c r="${address}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
};

/** Styles 0 and 1 are `TEXT` and `HEADING`; format 49 is text. */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

export interface Column {
  heading: string;
  /** Width in characters. */
  width: number;
  /** Offered as a drop-down list. */
  options?: readonly string[];
}

interface Workbook {
  name: string;
  isRightToLeft: boolean;
  columns: readonly Column[];
}

/** ECMA-376, "SpreadsheetML". */
const filesOf = ({ name }: Workbook): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
});

const headOf = ({ isRightToLeft, columns }: Workbook): string => {
  const widths = columns.map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const view = `<sheetView${isRightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  const headings = columns.map(({ heading }) => heading);
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData>${rowOf(headings, 1, HEADING)}`;
};

/** Limit of Excel for an inline list, as comma-separated text. */
const OPTIONS_MAX = 255;
/** Covers rows that are added later. */
const LAST_ROW = 5_000;

const choicesOf = ({ columns }: Workbook): string => {
  const lists = columns.flatMap(({ options = [] }, column) => {
    const list = options.join(',');
    const isPossible = list !== '' && list.length <= OPTIONS_MAX && options.every((option) => !/[",]/.test(option));
    const range = `${cellName({ row: 2, column: column + 1 })}:${cellName({ row: LAST_ROW, column: column + 1 })}`;
    const rule = `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(list)}"</formula1></dataValidation>`;
    return isPossible ? [rule] : [];
  });
  return lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : '';
};

/** Yields to the browser between two parts. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Writes in parts, so that ten thousand rows do not block the panel. */
export const xlsxOf = async (workbook: Workbook, parts: Iterable<readonly (readonly string[])[]>): Promise<Blob> => {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const failures: unknown[] = [];
  const zip = new Zip((failure, chunk) => {
    if (failure) failures.push(failure);
    else bytes.push(new Uint8Array(chunk));
  });
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name);
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(filesOf(workbook))) add(name).push(strToU8(text), true);
  const worksheet = add('xl/worksheets/sheet1.xml');
  worksheet.push(strToU8(headOf(workbook)));
  let number = 1;
  for (const rows of parts) {
    const written = rows.map((texts) => {
      number += 1;
      return rowOf(texts, number, TEXT);
    });
    worksheet.push(strToU8(written.join('')));
    await yieldToBrowser();
  }
  worksheet.push(strToU8(`</sheetData>${choicesOf(workbook)}</worksheet>`), true);
  zip.end();
  if (failures.length > 0) throw failures[0];
  return new Blob(bytes, { type: `${SPREADSHEET_TYPE}.sheet` });
};
