import { listOfNeed, type Need, needsOf } from '@sanabel/contract/needs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNewJobRequests } from '../../applications/use-new-job-requests.ts';
import { useFigures } from '../../kit/data/use-figures.ts';
import { STATE_SIGNS } from '../../kit/lists/states.ts';
import { useNameOf } from '../../kit/publication/labels.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { Grain } from '../../kit/ui/Grain.tsx';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { LanguagesSign } from '../../kit/ui/LanguagesSign.tsx';

const iconOf = (need: Need['need']): IconName | null => {
  if (need === 'failed') return 'warning';
  return need === 'requests' ? 'case' : STATE_SIGNS[need].icon;
};

const FRAME = 'flex items-center mb-4 min-h-14 card max-laptop:-mx-4 max-laptop:min-h-13 max-laptop:border-x-0 max-laptop:rounded-none';

const useNeedLabel = () => {
  const { t } = useTranslation();
  const { publication } = usePublication();
  const nameOf = useNameOf();
  return (one: Need): string => {
    if (one.need === 'requests') return t('dashboard.needs.requests', { count: one.count });
    if (one.need !== 'failed')
      return `${t(`dashboard.needs.${one.need}`, { count: one.count })}: ${t(`dashboard.needs.lists.${listOfNeed(one)}`)}`;
    const item = publication?.failure?.item;
    return item ? t('dashboard.needs.failedItem', { name: nameOf(item) }) : t('dashboard.needs.failed');
  };
};

export const Needs = () => {
  const { t } = useTranslation();
  const { data } = useFigures();
  const requests = useNewJobRequests();
  const { publication } = usePublication();
  const labelOf = useNeedLabel();
  if (!data) return <div className={FRAME} aria-busy="true" />;
  const needs = needsOf({ hasFailed: publication?.state === 'failed', requests, states: data.states ?? [] });
  return (
    // A single sentence can wrap: only a list of links scrolls, because a scrolling box needs something to focus.
    <section className={`${FRAME} ${needs.length > 0 ? 'overflow-x-auto' : ''}`} aria-labelledby="needs-title">
      <h2
        className="flex-none px-5 text-small max-laptop:sticky max-laptop:start-0 max-laptop:px-4 max-laptop:leading-[50px] max-laptop:bg-surface"
        id="needs-title"
      >
        <Grain className="me-2.5 w-2 h-3.75 bg-wheat-500" />
        {t('dashboard.needs.title')}
      </h2>
      {needs.length === 0 && (
        <p className="flex gap-2.5 items-center px-5 border-s border-line text-ink-2 max-laptop:py-2">
          <Icon className="text-brand" name="check" />
          {t('dashboard.needs.nothing')}
        </p>
      )}
      <ul className="flex laptop:flex-wrap">
        {needs.map((one) => {
          const icon = iconOf(one.need);
          return (
            <li key={one.to} className={`px-5 border-s border-line ${one.need === 'failed' ? 'text-danger-ink' : ''}`} data-need={one.need}>
              <Link
                className="flex gap-2.5 items-center min-h-13.5 text-note no-underline whitespace-nowrap hover:underline focus-visible:-outline-offset-3 max-laptop:min-h-12.5"
                to={one.to}
              >
                {icon ? <Icon name={icon} /> : <LanguagesSign />}
                {labelOf(one)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
