import { KINDS } from '@sanabel/contract/kinds/index';
import type { Publication, WaitingChange } from '@sanabel/contract/publication';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../../kit/i18n/format.ts';
import { Ear } from '../../kit/publication/Ear.tsx';
import { useNameOf, useStripTexts } from '../../kit/publication/labels.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { Kernels } from '../../kit/ui/Kernels.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import { usePublishNow } from './PublicationStrip.tsx';
import { usePublishHint } from './publish-hint.ts';

const NAMED = 6;

const iconOf = (name: WaitingChange['kind']): IconName => {
  const kind = KINDS[name];
  return 'icon' in kind ? kind.icon : 'services';
};
const ACTS = ['create', 'update', 'delete', 'order', 'select', 'restore', 'show', 'hide'] as const;

const lastOfEach = (changes: readonly WaitingChange[]): WaitingChange[] =>
  [...new Map([...changes].reverse().map((change) => [`${change.kind}/${change.itemId}`, change])).values()].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );

const Change = ({ change, now, isToBlame }: { change: WaitingChange; now: number; isToBlame: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const nameOf = useNameOf();
  const { action, who, at, picture, missedAt, kind } = change;
  const act = ACTS.find((one) => one === action) ?? 'other';
  const byClock = act === 'show' ? t('publication.did.shown') : act === 'hide' ? t('publication.did.hidden') : t(`publication.did.${act}`);
  return (
    <li
      className="group grid gap-x-3.5 grid-cols-[56px_minmax(0,1fr)_auto] items-center py-2.5 not-first:border-t not-first:border-line max-tablet:grid-cols-[56px_minmax(0,1fr)]"
      data-blamed={isToBlame || undefined}
    >
      <figure className="grid place-items-center w-14 h-10.5 kernel-16/4 bg-green-200 text-green-800 overflow-hidden group-data-blamed:shadow-[0_0_0_2px_#c9705a]">
        {picture ? (
          <Photo className="size-full object-cover" src={picture} sizes="56px" width="56" height="42" />
        ) : (
          <Icon name={iconOf(kind)} size={22} />
        )}
      </figure>
      <p>
        <b className="block font-semibold wrap-anywhere group-data-blamed:text-danger-ink">{nameOf(change)}</b>
        <small className="text-note text-ink-2 group-data-blamed:text-danger-ink">
          {who === '' ? byClock : t('publication.did.by', { what: t(`publication.did.${act}`), who })}
          {missedAt && <> · {t('publication.did.late', { when: when.inside(missedAt) })}</>}
        </small>
      </p>
      <time className="text-note whitespace-nowrap text-ink-2 max-laptop:col-2" dateTime={at}>
        {formats.ago(at, now)}
      </time>
    </li>
  );
};

const BOLD = 'font-semibold text-ink';
const GO = 'flex flex-wrap gap-x-4 gap-y-3 items-center mt-4 pt-4.5 border-t border-line';
const GO_TEXT = 'flex-1 min-w-50 text-ink-2';

const NEXT = {
  show: 'publication.wait.nextShow',
  hide: 'publication.wait.nextHide',
  change: 'publication.wait.nextChange',
} as const;

const NextTimed = ({ next }: { next: NonNullable<Publication['nextTimed']> }) => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const nameOf = useNameOf();
  return (
    <p className="flex gap-2 items-center mt-3.5 text-note text-ink-2">
      <Icon name="calendar" size={18} />
      <span>
        {t(NEXT[next.action])} <b className={BOLD}>{nameOf(next)}</b>
        {t('publication.wait.comma')} {when.inside(next.at)}
      </span>
    </p>
  );
};

export const Waiting = ({ publication, now }: { publication: Publication; now: number }) => {
  const { t } = useTranslation();
  const { isAsking, publish } = usePublishNow();
  const stripTextsOf = useStripTexts();
  const publishHintOf = usePublishHint();
  const id = useId();
  const { state, waiting, nextTimed, failure } = publication;
  const items = lastOfEach(waiting?.changes ?? []);
  const count = waiting?.count ?? 0;
  const others = items.length - NAMED;
  const { isOff, lead, text } = publishHintOf(publication, now);
  const isToBlame = ({ kind, itemId }: WaitingChange): boolean => failure?.item?.kind === kind && failure.item.itemId === itemId;
  return (
    <section className="py-5.5 px-6 card max-laptop:p-4" aria-labelledby={`${id}-title`}>
      <header className="flex flex-wrap gap-x-3 gap-y-0.5 items-baseline">
        <h2 className="text-section" id={`${id}-title`}>
          {t('publication.wait.title')}
        </h2>
        {count > 0 && <p className="text-note text-ink-2">{t('publication.wait.changes', { count })}</p>}
      </header>
      {items.length === 0 && (
        <div className="flex gap-5.5 items-center py-4.5">
          <Ear className="w-16 h-28" filled={0} of={10} />
          <p className="grid">
            <b className="grid text-[1.0625rem] font-semibold">{t('publication.wait.nothing')}</b>
            <span className="text-ink-2">{t('publication.wait.nothingHint')}</span>
          </p>
        </div>
      )}
      <ul>
        {items.slice(0, NAMED).map((change) => (
          <Change key={`${change.kind}/${change.itemId}`} change={change} now={now} isToBlame={isToBlame(change)} />
        ))}
      </ul>
      {others > 0 && <p className="text-note text-ink-2">{t('publication.wait.more', { count: others })}</p>}
      {nextTimed && <NextTimed next={nextTimed} />}
      {state === 'building' && (
        <div className={GO}>
          <Kernels filled={5} of={5} isGrowing />
          <p className={GO_TEXT}>
            <b className={BOLD}>{stripTextsOf(publication, now)[0]}</b> {stripTextsOf(publication, now)[1]}
          </p>
        </div>
      )}
      {(count > 0 || state === 'held') && state !== 'building' && (
        <div className={GO}>
          <button
            type="button"
            className="button max-tablet:w-full"
            aria-disabled={isOff || isAsking}
            aria-describedby={`${id}-go`}
            onClick={() => !isOff && !isAsking && void publish()}
          >
            <Icon name="publish" size={18} />
            {t('publication.publishNow')}
          </button>
          <p className={GO_TEXT} id={`${id}-go`}>
            {lead && <b className={BOLD}>{lead} </b>}
            {text}
          </p>
        </div>
      )}
    </section>
  );
};
