import type { Useful, UsefulItem } from '@sanabel/contract/useful';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUseful } from '../../kit/data/use-figures.ts';
import { useFormats } from '../../kit/i18n/format.ts';
import { Localised } from '../../kit/language/localised.tsx';
import { middleOf } from './chart.tsx';

const SHOWN = 10;
const CELL = 'pe-3 text-start font-normal';

const Name = ({ list, id, title, arabicTitle }: Pick<UsefulItem, 'list' | 'id' | 'title' | 'arabicTitle'>) => (
  <Link className="inline-flex items-center min-h-11 wrap-anywhere underline underline-offset-5" to={`/${list}/${id}`}>
    <Localised text={title} arabic={arabicTitle} />
  </Link>
);

/** Lists pages with the most "no" answers first: those can be improved. */
const Answered = ({ items }: { items: Useful['answered'] }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className="mt-1.5 w-full border-collapse">
      <thead>
        <tr>
          {(['page', 'no', 'yes', 'opened'] as const).map((column) => (
            <th key={column} scope="col" className={CELL}>
              {t(`dashboard.useful.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.slice(0, SHOWN).map((item) => (
          <tr key={`${item.list} ${item.id}`} className="border-t border-line">
            <th scope="row" className={`w-full ${CELL}`}>
              <Name {...item} />
            </th>
            {[item.no, item.yes, item.opened].map((count, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three columns, always these.
              <td key={column} className="pe-3 font-semibold">
                {formats.number(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Unopened = ({ count, items }: Useful['unopened']) => {
  const { t } = useTranslation();
  const shown = items.slice(0, SHOWN);
  return (
    <>
      <ul className="mt-1.5">
        {shown.map((item) => (
          <li key={`${item.list} ${item.id}`} className="border-t border-line">
            <Name {...item} />
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="text-note text-ink-2">{t('dashboard.useful.more', { count: count - shown.length })}</p>}
    </>
  );
};

/** Shows sums only, without data on single visitors (decision 136). */
export const UsefulPages = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isError } = useUseful();
  const month = data?.since ? formats.monthOfYear(middleOf(data.since)) : null;
  const message = isError ? t('dashboard.useful.unknown') : data && month === null ? t('dashboard.useful.nothing') : null;
  return (
    <div
      className="grid gap-x-9 gap-y-6 grid-cols-[repeat(auto-fit,minmax(min(340px,100%),1fr))] mt-5 pt-4 min-h-23 border-t border-line"
      aria-busy={!data && !isError}
    >
      <section aria-labelledby="useful-title">
        <h2 id="useful-title" className="text-note font-strong">
          {t('dashboard.useful.title')}
        </h2>
        {message !== null && (
          <p className="text-note text-ink-2" role="status">
            {message}
          </p>
        )}
        {data && month !== null && (
          <>
            <p className="text-note text-ink-2">
              {data.answered.length > 0 ? t('dashboard.useful.hint', { month }) : t('dashboard.useful.none', { month })}
            </p>
            {data.answered.length > 0 && <Answered items={data.answered} />}
          </>
        )}
      </section>
      {data && month !== null && (
        <section aria-labelledby="unopened-title">
          <h2 id="unopened-title" className="text-note font-strong">
            {t('dashboard.useful.unopened')}
          </h2>
          <p className="text-note text-ink-2">
            {data.unopened.count > 0 ? t('dashboard.useful.unopenedHint', { month }) : t('dashboard.useful.unopenedNone', { month })}
          </p>
          {data.unopened.count > 0 && <Unopened {...data.unopened} />}
        </section>
      )}
    </div>
  );
};
