import { missedSearches } from '@sanabel/contract/missed-searches';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reading } from '../../kit/data/call.ts';
import { useFormats } from '../../kit/i18n/format.ts';

const SHOWN = 12;

/** Lists searches without results, the most frequent first: ideas for an article, a crop or another name. */
export const MissedSearches = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data, isError } = useQuery({ queryKey: ['missed-searches'], queryFn: reading('/missed-searches', missedSearches) });
  const message = isError ? t('dashboard.missed.unknown') : data?.length === 0 ? t('dashboard.missed.none') : null;
  return (
    // Reserves the height, so that nothing moves when the data arrives.
    <section
      className="grid gap-1.5 content-start mt-5 pt-4 min-h-23 border-t border-line"
      aria-labelledby="missed-title"
      aria-busy={!data && !isError}
    >
      <h2 id="missed-title" className="text-note font-strong">
        {t('dashboard.missed.title')}
      </h2>
      {message !== null && (
        <p className="text-note text-ink-2" role="status">
          {message}
        </p>
      )}
      {data && data.length > 0 && (
        <>
          <p className="text-note text-ink-2">{t('dashboard.missed.hint')}</p>
          <ol className="flex flex-wrap gap-2 mt-1.5">
            {data.slice(0, SHOWN).map(({ words, locale, times }) => (
              <li
                key={`${locale} ${words}`}
                className="flex gap-2.5 items-center py-1.5 px-3.5 max-w-full kernel-18/8 wrap-anywhere bg-tint text-on-tint"
              >
                <bdi lang={locale}>{words}</bdi>
                <span className="sr-only">: </span>
                <b className="font-semibold">
                  {formats.number(times)}
                  <span className="sr-only"> {t('dashboard.missed.times', { count: times })}</span>
                </b>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
