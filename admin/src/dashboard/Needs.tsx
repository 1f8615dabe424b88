import { listOfNeed, type Need, needsOf } from '@sanabel/contract/needs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFigures } from '../data/use-figures.ts';
import { useNewJobRequests } from '../job-requests/use-new-job-requests.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useNameOf } from '../publication/words.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { LanguagesSign } from '../ui/LanguagesSign.tsx';

const SIGNS = {
  failed: 'warning',
  requests: 'case',
  refusedChange: 'warning',
  noPicture: 'picture',
  toReview: 'calendar',
  drafts: 'edit',
} as const satisfies Record<string, IconName>;

const isSigned = (need: string): need is keyof typeof SIGNS => need in SIGNS;

const useNeedWords = () => {
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
  const wordsOf = useNeedWords();
  if (!data) return <div className="needs" aria-busy="true" />;
  const needs = needsOf({ hasFailed: publication?.state === 'failed', requests, states: data.states ?? [] });
  return (
    <section className="needs" aria-labelledby="needs-title">
      <h2 id="needs-title">{t('dashboard.needs.title')}</h2>
      {needs.length === 0 && (
        <p>
          <Icon className="text-brand" name="check" />
          {t('dashboard.needs.nothing')}
        </p>
      )}
      <ul>
        {needs.map((one) => (
          <li key={one.to} data-need={one.need}>
            <Link to={one.to}>
              {isSigned(one.need) ? <Icon name={SIGNS[one.need]} /> : <LanguagesSign />}
              {wordsOf(one)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
