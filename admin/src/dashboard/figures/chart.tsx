import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';

export interface Datum {
  label: string;
  count: number;
}

/** The length of each bar out of `full`; the largest takes all of it, and what is there is never invisible. */
export const lengthsOf = (counts: readonly number[], full: number, least = 2): number[] => {
  const most = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(least, (count / most) * full)));
};

/** `2026-11` as a moment within that month, whatever the reader's time zone. */
export const middleOf = (month: string): string => `${month}-15T12:00:00.000Z`;

/** The same numbers for those who do not see the drawing. */
export const ChartTable = ({ caption, head, data }: { caption: string; head: string; data: readonly Datum[] }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('dashboard.figures.count')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formats.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
