import type { ImportChecked } from '@sanabel/contract/import';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { useItemTitle } from '../language/localised.tsx';
import { Grain } from '../ui/Grain.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FileInput } from '../upload/FileInput.tsx';
import type { SpreadsheetRow } from './rows.ts';
import { SHEET_BODY, SPREADSHEET_TYPES } from './SpreadsheetStart.tsx';
import type { Preview } from './use-spreadsheet.ts';

/** Maximum length of a quoted value. */
const QUOTED_MAX = 60;
/** Maximum number of rows shown; the others are counted. */
const SHOWN = 100;
const OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const;
const GRAINS = { new: 'bg-wheat-500', changed: 'bg-brand', unchanged: 'bg-line-strong', faulty: 'bg-danger' } as const;

type Judged = ImportChecked['rows'][number];
interface Line {
  row: SpreadsheetRow;
  judged: Judged;
}

const useHeadings = ({ columns }: Preview) => {
  const locale = useLanguage();
  return (field: string): string => columns.find(({ name }) => name === field)?.headings[locale] ?? '';
};

/** Describes a fieldError: the cell's value, the error, and what is allowed. */
const useErrorText = ({ columns }: Preview) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { list } = useFormats();
  return ({ values }: SpreadsheetRow, { field, code, message }: Judged['faults'][number]): string => {
    if (code === 'nothing_to_change') return t('spreadsheets.emptyRow');
    const options = columns.find(({ name }) => name === field)?.options ?? [];
    const fieldError =
      options.length > 0
        ? t('spreadsheets.options', { fault: message, options: list(options.map(({ labels }) => labels[locale])) })
        : message;
    const value = values[field] ?? '';
    const shown = value.length > QUOTED_MAX ? `${value.slice(0, QUOTED_MAX)}…` : value;
    return shown === '' ? fieldError : t('spreadsheets.quoted', { value: `\u2068${shown}\u2069`, fault: fieldError });
  };
};

interface TableProps {
  title: string;
  headings: readonly [string, string, string];
  lines: readonly { key: string; row: number; cells: readonly [ReactNode, ReactNode] }[];
  /** Number of lines that are not shown. */
  more: number;
  lastClass?: string;
}

const CELL = 'py-2.25 px-3 border-b border-line text-start align-top max-laptop:px-2';

const PreviewTable = ({ title, headings, lines, more, lastClass = '' }: TableProps) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <section>
      <h3 className="mb-2 text-item">{title}</h3>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`text-note font-strong whitespace-nowrap bg-surface-2 text-ink-2 ${CELL}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, row, cells: [item, last] }) => (
            <tr key={key}>
              <td className={`w-[4em] tabular-nums ${CELL}`}>{number(row)}</td>
              <td className={CELL}>{item}</td>
              <td className={`wrap-anywhere ${CELL} ${lastClass}`}>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="pt-2 text-ink-2">{t('spreadsheets.more', { count: more })}</p>}
    </section>
  );
};

interface LinesProps {
  preview: Preview;
  lines: readonly Line[];
}

const FieldErrors = ({ preview, lines }: LinesProps) => {
  const { t } = useTranslation();
  const headingOf = useHeadings(preview);
  const errorText = useErrorText(preview);
  return (
    <PreviewTable
      title={t('spreadsheets.corrections')}
      headings={[t('spreadsheets.row'), t('spreadsheets.column'), t('spreadsheets.problem')]}
      lines={lines.slice(0, SHOWN).flatMap(({ row, judged }) =>
        judged.faults.map((fieldError) => ({
          key: `${row.number} ${fieldError.field}`,
          row: row.number,
          cells: [headingOf(fieldError.field), errorText(row, fieldError)] as const,
        })),
      )}
      more={lines.length - SHOWN}
      lastClass="text-danger"
    />
  );
};

const Changes = ({ preview, lines }: LinesProps) => {
  const { t } = useTranslation();
  const { list } = useFormats();
  const headingOf = useHeadings(preview);
  const titleOf = useItemTitle();
  const nameOf = ({ row: { values }, judged }: Line): string =>
    titleOf({
      kind: '',
      ...(judged.outcome === 'new'
        ? { title: values.name ?? values.title ?? '', arabicTitle: values.arabicName ?? values.arabicTitle ?? '' }
        : judged),
    });
  const changeOf = ({ judged }: Line): ReactNode =>
    judged.outcome === 'new' ? <span className="chip">{t('spreadsheets.newDraft')}</span> : list(judged.changed.map(headingOf));
  return (
    <PreviewTable
      title={t('spreadsheets.changes')}
      headings={[t('spreadsheets.row'), t('spreadsheets.item'), t('spreadsheets.what')]}
      lines={lines.slice(0, SHOWN).map((line) => ({
        key: String(line.row.number),
        row: line.row.number,
        cells: [<bdi key="name">{nameOf(line)}</bdi>, changeOf(line)] as const,
      }))}
      more={lines.length - SHOWN}
    />
  );
};

interface Props {
  preview: Preview;
  isBusy: boolean;
  onFile: (file: File) => void;
  onGo: () => void;
}

/** Lists every error by row and column. */
export const SpreadsheetPreview = ({ preview, isBusy, onFile, onGo }: Props) => {
  const { t } = useTranslation();
  const { list } = useFormats();
  const { rows, checked, unknown } = preview;
  const lines = rows.flatMap((row, index): Line[] => {
    const judged = checked.rows[index];
    return judged ? [{ row, judged }] : [];
  });
  const of = (...outcomes: readonly Judged['outcome'][]): Line[] => lines.filter(({ judged }) => outcomes.includes(judged.outcome));
  const faulty = of('faulty');
  const written = of('new', 'changed');
  const canGo = faulty.length === 0 && written.length > 0;
  const why = faulty.length > 0 ? 'spreadsheets.fixFirst' : written.length > 0 ? 'spreadsheets.written' : 'spreadsheets.nothing';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrows scroll only what has the focus. */}
      <section className={SHEET_BODY} tabIndex={0} aria-label={t('spreadsheets.open')}>
        <ul className="flex flex-wrap gap-x-5.5 gap-y-2 font-strong">
          {OUTCOMES.map((outcome) => ({ outcome, count: of(outcome).length }))
            .filter(({ count }) => count > 0)
            .map(({ outcome, count }) => (
              <li key={outcome}>
                <Grain className={`me-2 w-2.25 h-3.5 ${GRAINS[outcome]}`} />
                {t(`spreadsheets.counts.${outcome}`, { count })}
              </li>
            ))}
        </ul>
        {unknown.length > 0 && <p className="text-note text-ink-2">{t('spreadsheets.unknown', { names: list(unknown) })}</p>}
        {faulty.length > 0 && <FieldErrors preview={preview} lines={faulty} />}
        {written.length > 0 && <Changes preview={preview} lines={written} />}
      </section>
      <footer className="flex flex-wrap gap-2.5 items-center py-3.5 px-7 border-t border-line max-laptop:px-4">
        <p className="flex-[1_1_240px] text-note text-ink-2 max-laptop:basis-full">{t(why)}</p>
        <label className="button quiet has-focus-visible:rounded-[8px] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 max-laptop:flex-1">
          <FileInput accept={SPREADSHEET_TYPES} disabled={isBusy} onFiles={([file]) => file && onFile(file)} />
          {t('spreadsheets.chooseOther')}
        </label>
        <button
          type="button"
          className="button max-laptop:flex-1"
          aria-disabled={!canGo || isBusy}
          onClick={() => canGo && !isBusy && onGo()}
        >
          <Icon name="check" size={20} />
          {canGo ? t('spreadsheets.go', { count: written.length }) : t('spreadsheets.import')}
        </button>
      </footer>
    </>
  );
};
