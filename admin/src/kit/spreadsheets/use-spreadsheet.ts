import { type ImportChecked, type Imported, importChecked, imported } from '@sanabel/contract/import';
import type { SpreadsheetName } from '@sanabel/contract/kinds/index';
import { IMPORT_FILE_MAX_BYTES } from '@sanabel/contract/limits';
import { RESOURCES } from '@sanabel/contract/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { call, LONG_TIME_LIMIT_MS } from '../data/call.ts';
import { readAll } from '../data/read-all.ts';
import { saveFile } from '../data/save-file.ts';
import { FIGURES_KEY } from '../data/use-figures.ts';
import type { NamedFields } from '../forms/field-names.ts';
import { textsOf } from '../i18n/texts-of.ts';
import { useLanguage } from '../language/language.ts';
import { runInWorker } from '../worker/run-in-worker.ts';
import { type Column, columnsOf } from './columns.ts';
import { SpreadsheetError } from './error.ts';
import type { Cell } from './read.ts';
import type { ReadAnswer } from './read.worker.ts';
import workerAddress from './read.worker.ts?worker&url';
import { rowsOf, type SpreadsheetRow, withUnreadable } from './rows.ts';
import { writeSpreadsheet } from './write.ts';

export interface SpreadsheetSource {
  resource: SpreadsheetName;
  /** Used in the names of the file and the worksheet. */
  title: string;
  /** Its labels are the headings. */
  fields: NamedFields;
  filter: Readonly<Record<string, unknown>>;
}

export interface Preview {
  file: string;
  columns: readonly Column[];
  rows: readonly SpreadsheetRow[];
  unknown: readonly string[];
  checked: ImportChecked;
}

/** The largest spreadsheet takes some seconds on an old laptop. */
const READ_TIME_LIMIT_MS = 60_000;

/** Reads in a worker, so that no file can block the page. Throws a `SpreadsheetError`, on a timeout too. */
const readInWorker = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> => {
  const signal = AbortSignal.timeout(READ_TIME_LIMIT_MS);
  const answer = await runInWorker<ReadAnswer>(workerAddress, bytes, { signal, transfer: [bytes.buffer] }).catch(() => {
    throw new SpreadsheetError(signal.aborted ? 'unpacked' : 'notSpreadsheet');
  });
  if ('errorCode' in answer) throw new SpreadsheetError(answer.errorCode);
  return answer.cells;
};

const today = (): string => new Date().toISOString().slice(0, 10);

const readItems = async ({ resource, filter }: SpreadsheetSource): Promise<Readonly<Record<string, unknown>>[]> =>
  z.array(RESOURCES[resource] as z.ZodType<Record<string, unknown>>).parse(await readAll(resource, filter));

/** Exports a list, and reads a spreadsheet for import; only `applyImport` writes. */
export const useSpreadsheet = (source: SpreadsheetSource) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const client = useQueryClient();
  const { resource, title, fields } = source;
  const columnsInBoth = async (): Promise<Column[]> => columnsOf(resource, fields, { ar: await textsOf('ar'), en: await textsOf('en') });
  const rowsAsSent = (rows: readonly SpreadsheetRow[]) => rows.map(({ values }) => values);
  return {
    download: async (): Promise<void> => {
      const [columns, items] = await Promise.all([columnsInBoth(), readItems(source)]);
      saveFile(await writeSpreadsheet(title, columns, items, locale), `${title}-${today()}.xlsx`);
    },
    downloadTemplate: async (): Promise<void> => {
      saveFile(
        await writeSpreadsheet(title, await columnsInBoth(), [], locale),
        `${t('spreadsheets.templateName', { section: title })}.xlsx`,
      );
    },
    read: async (file: File): Promise<Omit<Preview, 'checked'>> => {
      if (file.size > IMPORT_FILE_MAX_BYTES) throw new SpreadsheetError('tooLarge');
      const columns = await columnsInBoth();
      return { file: file.name, columns, ...rowsOf(await readInWorker(new Uint8Array(await file.arrayBuffer())), columns) };
    },
    check: async (rows: readonly SpreadsheetRow[]): Promise<ImportChecked> =>
      withUnreadable(
        rows,
        importChecked.parse(
          (await call(`/${resource}/import/check`, { method: 'POST', body: { rows: rowsAsSent(rows) }, timeLimit: LONG_TIME_LIMIT_MS }))
            .json,
        ),
        (cell) => t('spreadsheets.unreadable', { cell }),
      ),
    applyImport: async ({ rows, checked }: Preview): Promise<Imported> => {
      const body = { rows: rowsAsSent(rows), seen: checked.seen };
      const answer = imported.parse((await call(`/${resource}/import`, { method: 'POST', body, timeLimit: LONG_TIME_LIMIT_MS })).json);
      void client.invalidateQueries({ queryKey: FIGURES_KEY });
      await client.invalidateQueries({ queryKey: [resource] });
      return answer;
    },
  };
};
