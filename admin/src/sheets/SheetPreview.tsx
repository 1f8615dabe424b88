import type { ImportChecked } from '@sanabel/contract/import';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { useItemTitle } from '../language/localised.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SheetRow } from './rows.ts';
import { SHEET_TYPES } from './SheetStart.tsx';
import type { Preview } from './use-sheet.ts';

/** Maximum length of a quoted value. */
const QUOTED_MAX = 60;
/** Maximum number of rows shown; the others are counted. */
const SHOWN = 100;
const OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const;

type Judged = ImportChecked['rows'][number];
interface Line {
  row: SheetRow;
  judged: Judged;
}

const useHeadings = ({ columns }: Preview) => {
  const locale = useLanguage();
  return (field: string): string => columns.find(({ name }) => name === field)?.headings[locale] ?? '';
};

/** Describes a fieldError: the cell's value, the error, and what is allowed. */
const useFaultWords = ({ columns }: Preview) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { list } = useFormats();
  return ({ values }: SheetRow, { field, code, message }: Judged['faults'][number]): string => {
    if (code === 'nothing_to_change') return t('sheets.emptyRow');
    const options = columns.find(({ name }) => name === field)?.options ?? [];
    const fault =
      options.length > 0 ? t('sheets.options', { fault: message, options: list(options.map(({ words }) => words[locale])) }) : message;
    const value = values[field] ?? '';
    const shown = value.length > QUOTED_MAX ? `${value.slice(0, QUOTED_MAX)}…` : value;
    return shown === '' ? fault : t('sheets.quoted', { value: `\u2068${shown}\u2069`, fault });
  };
};

const More = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  return count > 0 ? <p className="sheet-more">{t('sheets.more', { count })}</p> : null;
};

const Faults = ({ preview, lines }: { preview: Preview; lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const headingOf = useHeadings(preview);
  const inWords = useFaultWords(preview);
  return (
    <section className="sheet-faults">
      <h3>{t('sheets.faults')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheets.row')}</th>
            <th scope="col">{t('sheets.column')}</th>
            <th scope="col">{t('sheets.fault')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).flatMap(({ row, judged }) =>
            judged.faults.map((fault) => (
              <tr key={`${row.number} ${fault.field}`}>
                <td>{number(row.number)}</td>
                <td>{headingOf(fault.field)}</td>
                <td>{inWords(row, fault)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <More count={lines.length - SHOWN} />
    </section>
  );
};

const Changes = ({ preview, lines }: { preview: Preview; lines: readonly Line[] }) => {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const headingOf = useHeadings(preview);
  const titleOf = useItemTitle();
  const nameOf = ({ row: { values }, judged }: Line): string =>
    titleOf({
      kind: '',
      ...(judged.outcome === 'new'
        ? { title: values.name ?? values.title ?? '', arabicTitle: values.arabicName ?? values.arabicTitle ?? '' }
        : judged),
    });
  return (
    <section className="sheet-changes">
      <h3>{t('sheets.changes')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheets.row')}</th>
            <th scope="col">{t('sheets.item')}</th>
            <th scope="col">{t('sheets.what')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map((line) => (
            <tr key={line.row.number}>
              <td>{number(line.row.number)}</td>
              <td>
                <bdi>{nameOf(line)}</bdi>
              </td>
              <td>
                {line.judged.outcome === 'new' ? (
                  <span className="chip">{t('sheets.newDraft')}</span>
                ) : (
                  list(line.judged.changed.map(headingOf))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={lines.length - SHOWN} />
    </section>
  );
};

interface Props {
  preview: Preview;
  isBusy: boolean;
  onFile: (file: File) => void;
  onGo: () => void;
}

/** Lists every error by row and column. */
export const SheetPreview = ({ preview, isBusy, onFile, onGo }: Props) => {
  const { t } = useTranslation();
  const { list } = useFormats();
  const { rows, checked, unknown } = preview;
  const lines = rows.flatMap((row, place): Line[] => {
    const judged = checked.rows[place];
    return judged ? [{ row, judged }] : [];
  });
  const of = (...outcomes: readonly Judged['outcome'][]): Line[] => lines.filter(({ judged }) => outcomes.includes(judged.outcome));
  const faulty = of('faulty');
  const written = of('new', 'changed');
  const canGo = faulty.length === 0 && written.length > 0;
  const why = faulty.length > 0 ? 'sheets.fixFirst' : written.length > 0 ? 'sheets.written' : 'sheets.nothing';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrows scroll only what has the focus. */}
      <section className="sheet-body" tabIndex={0} aria-label={t('sheets.open')}>
        <ul className="sheet-counts">
          {OUTCOMES.map((outcome) => ({ outcome, count: of(outcome).length }))
            .filter(({ count }) => count > 0)
            .map(({ outcome, count }) => (
              <li key={outcome} className={outcome}>
                {t(`sheets.counts.${outcome}`, { count })}
              </li>
            ))}
        </ul>
        {unknown.length > 0 && <p className="text-note text-ink-2">{t('sheets.unknown', { names: list(unknown) })}</p>}
        {faulty.length > 0 && <Faults preview={preview} lines={faulty} />}
        {written.length > 0 && <Changes preview={preview} lines={written} />}
      </section>
      <footer>
        <p>{t(why)}</p>
        <label className="button quiet sheet-other">
          <input
            className="sr-only"
            type="file"
            accept={SHEET_TYPES}
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = '';
              if (file) onFile(file);
            }}
          />
          {t('sheets.chooseOther')}
        </label>
        <button type="button" className="button" aria-disabled={!canGo || isBusy} onClick={() => canGo && !isBusy && onGo()}>
          <Icon name="check" size={20} />
          {t('sheets.go', { count: written.length })}
        </button>
      </footer>
    </>
  );
};
