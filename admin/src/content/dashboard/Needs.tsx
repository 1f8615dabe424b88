import { listOfNeed, type Need, needsOf } from '@sanabel/contract/needs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNewJobRequests } from '../../applications/use-new-job-requests.ts';
import { useFigures } from '../../kit/data/use-figures.ts';
import { useFormats } from '../../kit/i18n/format.ts';
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

/** One line that opens the list of what waits; hidden while nothing does. */
export const Needs = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data } = useFigures();
  const requests = useNewJobRequests();
  const { publication } = usePublication();
  const labelOf = useNeedLabel();
  const needs = data ? needsOf({ hasFailed: publication?.state === 'failed', requests, states: data.states ?? [] }) : [];
  if (needs.length === 0) return null;
  const isUrgent = needs.some(({ need }) => need === 'failed');
  return (
    <section aria-label={t('dashboard.needs.title')}>
      <details className={`group mb-3 rounded-[14px] ${isUrgent ? 'bg-danger-bg' : 'bg-wait-bg'}`}>
        <summary className="flex gap-3 items-center min-h-12 px-4 rounded-[14px] text-note cursor-pointer [&::-webkit-details-marker]:hidden">
          <Grain className={`flex-none w-2.5 h-4.5 ${isUrgent ? 'bg-brick-600' : 'bg-wheat-500'}`} />
          <b className="flex-none font-semibold">{t('dashboard.needs.count', { count: needs.length })}</b>
          <span className="min-w-0 truncate text-ink-2 group-open:invisible">{formats.list(needs.map(labelOf))}</span>
          <Icon className="ms-auto group-open:rotate-180" name="down" size={18} />
        </summary>
        <ul className="pb-2 px-2">
          {needs.map((one) => {
            const icon = iconOf(one.need);
            return (
              <li key={one.to} className={one.need === 'failed' ? 'text-danger-ink' : undefined} data-need={one.need}>
                <Link className="flex gap-3 items-center min-h-11 px-2 rounded-[10px] text-note no-underline hover:underline" to={one.to}>
                  {icon ? <Icon name={icon} /> : <LanguagesSign />}
                  {labelOf(one)}
                </Link>
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
};
