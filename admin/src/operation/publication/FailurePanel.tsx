import { TIMED_NAMES } from '@sanabel/contract/entities/index';
import type { Publication, PublishedItem } from '@sanabel/contract/publication';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../kit/data/call.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { useNameOf } from '../../kit/publication/labels.ts';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { usePublishNow } from './PublicationStrip.tsx';

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
  const { refreshPublication } = usePublication();
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
    await refreshPublication();
  };
};

export const FailurePanel = ({ failure, liveAt, detail }: { failure: Failure; liveAt: string | null; detail: string }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const when = useTimeFormat();
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
    <section
      className="grid gap-x-4 gap-y-1 grid-cols-[44px_minmax(0,1fr)] mb-7.5 py-5 px-6 border-[1.5px] border-[#c9705a] kernel-28/8 bg-surface max-laptop:p-4"
      role="alert"
      id="failure"
    >
      <span className="grid row-[1/3] place-items-center size-11 kernel-22/6 bg-brick-600 text-white max-laptop:row-auto">
        <Icon name="warning" size={22} />
      </span>
      <h2 className="col-2 text-[1.125rem] text-danger-ink max-laptop:self-center">
        {t('publication.failure.title', { when: when.inside(failure.at) })}
      </h2>
      <p className="col-2 max-w-[46em] leading-[1.7] wrap-anywhere max-laptop:col-span-full">
        {causeOf(failure)} {liveAt ? t('publication.failure.seen', { when: when.inside(liveAt) }) : t('publication.failure.seenNone')}
      </p>
      <div className="flex flex-wrap gap-2.5 col-2 mt-3 max-laptop:col-span-full max-laptop:*:flex-auto">
        {item && (
          <Link className="button min-h-11 px-4 rounded-[10px]" to={pathOf(item)}>
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
          {t('common.retry')}
        </button>
      </div>
      <details className="col-2 mt-2 text-note text-ink-2 max-laptop:col-span-full">
        <summary className="flex gap-2 items-center w-fit min-h-11 cursor-pointer [&::-webkit-details-marker]:hidden">
          <Icon name="down" size={16} />
          {t('publication.failure.details')}
        </summary>
        <pre
          className="mt-0 mb-2.5 py-3 px-3.5 rounded-[8px] text-note font-mono text-start whitespace-pre-wrap wrap-anywhere bg-ground text-ink"
          lang="en"
          dir="ltr"
        >
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
