import type { PublicationHealth } from '@sanabel/contract/site-health';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats, useTimeFormat } from '../../kit/i18n/format.ts';
import { useHistoryLabels } from '../../kit/publication/history-labels.ts';
import { Card } from './Card.tsx';

export const PublicationCard = ({ publication }: { publication: PublicationHealth }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const { took } = useHistoryLabels();
  const { level, state, since, liveAt, tookMs, pending, deploysLeft } = publication;
  const label =
    state === 'failed' && since !== null
      ? t('health.publication.failed', { when: when.inside(since) })
      : t(`health.publication.states.${state}`);
  return (
    <Card part="publication" level={level} state={label}>
      <p className="text-note text-ink-2">
        {state === 'failed' && `${t('health.publication.means')} `}
        {liveAt === null
          ? t('health.publication.never')
          : tookMs === null
            ? t('health.publication.at', { ago: formats.ago(liveAt) })
            : t('health.publication.took', { ago: formats.ago(liveAt), took: took(tookMs) })}
        {pending > 0 && ` ${t('publication.pending', { count: pending })}.`}
        {deploysLeft !== null && ` ${t('health.publication.left', { count: deploysLeft })}`}
      </p>
      <Link className="inline-flex items-center justify-self-start min-h-11 link" to="/publication">
        {t('health.publication.page')}
      </Link>
    </Card>
  );
};
