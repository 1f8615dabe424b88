import type { PublicationCall, PublicationReleases } from '@sanabel/contract/publication';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { may } from '../../kit/data/may.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import type { Column } from '../../kit/lists/Table.tsx';
import { useHistoryLabels } from '../../kit/publication/history-labels.ts';
import { CELL, GO_BACK, GO_BACK_BUTTON, Result } from '../../kit/publication/Result.tsx';
import { usePublication } from '../../kit/publication/use-publication.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';

type Release = PublicationReleases['releases'][number];

/** `release` is null once it is no longer saved. */
export interface Line extends PublicationCall {
  release: Release | null;
  isCurrent: boolean;
  isFailure: boolean;
}

const useGoBack = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const when = useTimeFormat();
  const showFailure = useShowFailure();
  const { confirm } = useConfirm();
  const { goBack } = usePublication();
  return async ({ number, publishedAt }: Release): Promise<void> => {
    const labels = { when: when.inside(publishedAt) };
    try {
      const isAgreed = await confirm({
        title: t('publication.back.question', labels),
        body: t('publication.back.body'),
        confirmLabel: t('publication.back.go'),
        cancelLabel: t('publication.back.keep'),
        isDangerous: true,
        act: () => goBack(number),
      });
      if (isAgreed) notify(t('publication.back.done', labels), { type: 'success' });
    } catch (error) {
      showFailure(error);
    }
  };
};

const State = ({ line }: { line: Line }) => {
  const { t } = useTranslation();
  const { state, isCurrent, cause } = line;
  const shown = (): [icon: IconName, text: string] => {
    if (isCurrent) return ['eye', t('publication.history.current')];
    if (state === 'live') return ['check', t('publication.history.live')];
    if (state === 'building') return ['clock', t('publication.building')];
    return ['warning', t(cause === 'rollback' ? 'publication.history.ended' : 'publication.history.failed')];
  };
  const [icon, text] = shown();
  return (
    <Result icon={icon} isBad={icon === 'warning'} className={`${isCurrent ? 'py-1.25 px-2.5 rounded-[8px] bg-tint' : ''}`}>
      {text}
    </Result>
  );
};

export const useHistoryColumns = (): Column<Line>[] => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const labels = useHistoryLabels();
  const goBack = useGoBack();
  const timestampOf = ({ liveAt, requestedAt }: Line): string => liveAt ?? requestedAt;
  const acts = (line: Line) => {
    const { release, isCurrent, isFailure } = line;
    if (isFailure)
      return (
        <a className={`button quiet ${GO_BACK_BUTTON}`} href="#failure">
          {t('publication.history.whyFailed')}
        </a>
      );
    if (!release || isCurrent || !may('POST /publication/rollback')) return null;
    return (
      <button type="button" className={`button quiet ${GO_BACK_BUTTON}`} onClick={() => void goBack(release)}>
        <Icon name="history" size={18} />
        <span>
          {t('publication.back.go')}
          <span className="sr-only"> {t('publication.back.release', { when: when.inside(release.publishedAt) })}</span>
        </span>
      </button>
    );
  };
  return [
    {
      label: t('publication.history.when'),
      cellLabel: null,
      cell: (line) => (
        <b>
          <time dateTime={timestampOf(line)}>{when.listed(timestampOf(line))}</time>
        </b>
      ),
    },
    {
      label: t('publication.history.what'),
      className: 'max-wide:order-1 max-wide:basis-full',
      cell: (line) => (
        <span className={CELL}>
          {labels.what(line)}
          <small>{labels.names(line)}</small>
        </span>
      ),
    },
    {
      label: t('publication.history.why'),
      cell: (line) => (
        <span className={CELL}>
          {labels.why(line)}
          {line.missedAt && <small>{t('publication.why.late', { when: when.inside(line.missedAt) })}</small>}
        </span>
      ),
    },
    { label: t('publication.history.took'), cell: ({ durationMs }) => <span className={CELL}>{labels.took(durationMs)}</span> },
    { label: t('publication.history.state'), cell: (line) => <State line={line} /> },
    { label: t('lists.acts'), isHeadHidden: true, cellLabel: null, className: GO_BACK, cell: acts },
  ];
};
