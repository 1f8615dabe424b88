import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import type { Datum } from './scale.ts';

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
