import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';

export interface Datum {
  label: string;
  count: number;
}

/** Scales counts to `full`. Bars other than zero get at least `least`, so that they stay visible. */
export const lengthsOf = (counts: readonly number[], full: number, least = 2): number[] => {
  const most = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(least, (count / most) * full)));
};

/** Middle of a month such as `2026-11`, so that every time zone shows the same month. */
export const middleOf = (month: string): string => `${month}-15T12:00:00.000Z`;

/** Gives screen readers the numbers of the chart. */
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
