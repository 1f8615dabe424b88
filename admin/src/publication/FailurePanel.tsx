import { TIMED_NAMES } from '@sanabel/contract/entities/index';
import type { Publication, PublishedItem } from '@sanabel/contract/publication';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../data/call.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useMomentWords } from '../i18n/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePublishNow } from './PublicationStrip.tsx';
import { usePublication } from './use-publication.ts';
import { useNameOf } from './words.ts';
import './failure.css';

type Failure = NonNullable<Publication['failure']>;

const pathOf = ({ kind, itemId }: PublishedItem): string => {
  if (kind === 'media') return '/contacts';
  return kind === 'backgrounds' ? '/backgrounds' : `/${kind}/${itemId}`;
};

const useCause = () => {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  return ({ cause, item }: Failure): string => {
    if (cause === 'medium') return item ? t('publication.failure.medium', { name: nameOf(item) }) : t('publication.failure.someMedium');
    if (cause === 'page') return item ? t('publication.failure.page', { name: nameOf(item) }) : t('publication.failure.somePage');
    return cause === 'rollback' ? t('publication.failure.unknown') : t(`publication.failure.${cause}`);
  };
};

/** Turns the item that blocks publication into a draft, after a question. */
const usePublishWithout = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const { confirm } = useConfirm();
  const { lookAgain } = usePublication();
  const nameOf = useNameOf();
  return async (item: PublishedItem): Promise<void> => {
    const name = nameOf(item);
    const act = () => call(`/${item.kind}/${encodeURIComponent(item.itemId)}`, { method: 'PATCH', body: { isDraft: true } });
    try {
      const isAgreed = await confirm({
        title: t('publication.failure.withoutQuestion', { name }),
        body: t('publication.failure.withoutBody'),
        confirmLabel: t('publication.failure.without'),
        cancelLabel: t('publication.failure.keep'),
        isDangerous: true,
        act,
      });
      if (isAgreed) notify(t('publication.failure.withoutDone', { name }), { type: 'success' });
    } catch (error) {
      showFailure(error);
    }
    await lookAgain();
  };
};

export const FailurePanel = ({ failure, liveAt, detail }: { failure: Failure; liveAt: string | null; detail: string }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const when = useMomentWords();
  const causeOf = useCause();
  const nameOf = useNameOf();
  const publishWithout = usePublishWithout();
  const { isAsking, publish } = usePublishNow();
  const { item, cause } = failure;
  const canBeLeftOut = item && TIMED_NAMES.some((name) => name === item.kind);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(detail).then(
      () => notify(t('publication.failure.copied')),
      () => {},
    );
  };
  return (
    <section className="failure-panel" role="alert" id="failure">
      <span className="failure-sign kernel-22/6">
        <Icon name="warning" size={22} />
      </span>
      <h2>{t('publication.failure.title', { when: when.inside(failure.at) })}</h2>
      <p>
        {causeOf(failure)} {liveAt ? t('publication.failure.seen', { when: when.inside(liveAt) }) : t('publication.failure.seenNone')}
      </p>
      <div className="failure-acts">
        {item && (
          <Link className="button plain" to={pathOf(item)}>
            {cause === 'medium' ? t('publication.failure.openMedium') : t('publication.failure.openItem', { name: nameOf(item) })}
          </Link>
        )}
        {canBeLeftOut && (
          <button type="button" className="button quiet" onClick={() => void publishWithout(item)}>
            {t('publication.failure.without')}
          </button>
        )}
        <button type="button" className="button quiet" disabled={isAsking} onClick={() => void publish()}>
          <Icon name="retry" size={18} />
          {t('publication.retry')}
        </button>
      </div>
      <details>
        <summary>
          <Icon name="down" size={16} />
          {t('publication.failure.details')}
        </summary>
        <pre lang="en" dir="ltr">
          {detail}
        </pre>
        <button type="button" className="button quiet" onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t('publication.failure.copy')}
        </button>
      </details>
    </section>
  );
};
