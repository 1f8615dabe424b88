import type { Publication, WaitingChange } from '@sanabel/contract/publication';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useMomentWords } from '../i18n/format.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { Photo } from '../ui/Photo.tsx';
import { Ear } from './Ear.tsx';
import { useGoWords } from './go-words.ts';
import { usePublishNow } from './PublicationStrip.tsx';
import { useNameOf, useStripWords } from './words.ts';
import './waiting.css';

const NAMED = 6;

const SIGNS: Partial<Record<WaitingChange['kind'], IconName>> = { media: 'phone', members: 'people' };
const ACTS = ['create', 'update', 'delete', 'order', 'select', 'restore', 'show', 'hide'] as const;

const lastOfEach = (changes: readonly WaitingChange[]): WaitingChange[] =>
  [...new Map([...changes].reverse().map((change) => [`${change.kind}/${change.itemId}`, change])).values()].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );

const Change = ({ change, now, isToBlame }: { change: WaitingChange; now: number; isToBlame: boolean }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useMomentWords();
  const nameOf = useNameOf();
  const { action, who, at, picture, missedAt, kind } = change;
  const act = ACTS.find((one) => one === action) ?? 'other';
  const byClock = act === 'show' ? t('publication.did.shown') : act === 'hide' ? t('publication.did.hidden') : t(`publication.did.${act}`);
  return (
    <li className={isToBlame ? 'waiting-change to-blame' : 'waiting-change'}>
      <figure>
        {picture ? <Photo src={picture} sizes="56px" width="56" height="42" /> : <Icon name={SIGNS[kind] ?? 'services'} size={22} />}
      </figure>
      <p>
        <b>{nameOf(change)}</b>
        <small>
          {who === '' ? byClock : t('publication.did.by', { what: t(`publication.did.${act}`), who })}
          {missedAt && <> · {t('publication.did.late', { when: when.inside(missedAt) })}</>}
        </small>
      </p>
      <time dateTime={at}>{formats.ago(at, now)}</time>
    </li>
  );
};

const NEXT = {
  show: 'publication.wait.nextShow',
  hide: 'publication.wait.nextHide',
  change: 'publication.wait.nextChange',
} as const;

const NextTimed = ({ next }: { next: NonNullable<Publication['nextTimed']> }) => {
  const { t } = useTranslation();
  const when = useMomentWords();
  const nameOf = useNameOf();
  return (
    <p className="waiting-next">
      <Icon name="calendar" size={18} />
      <span>
        {t(NEXT[next.action])} <b>{nameOf(next)}</b>
        {t('publication.wait.comma')} {when.inside(next.at)}
      </span>
    </p>
  );
};

export const Waiting = ({ publication, now }: { publication: Publication; now: number }) => {
  const { t } = useTranslation();
  const { isAsking, publish } = usePublishNow();
  const stripWords = useStripWords();
  const goWords = useGoWords();
  const id = useId();
  const { state, waiting, nextTimed, failure } = publication;
  const items = lastOfEach(waiting?.changes ?? []);
  const count = waiting?.count ?? 0;
  const others = items.length - NAMED;
  const { isOff, lead, text } = goWords(publication, now);
  const isToBlame = ({ kind, itemId }: WaitingChange): boolean => failure?.item?.kind === kind && failure.item.itemId === itemId;
  return (
    <section className="waiting-panel card" aria-labelledby={`${id}-title`}>
      <header className="flex flex-wrap gap-x-3 gap-y-0.5 items-baseline">
        <h2 className="text-section" id={`${id}-title`}>
          {t('publication.wait.title')}
        </h2>
        {count > 0 && <p className="text-note text-ink-2">{t('publication.wait.changes', { count })}</p>}
      </header>
      {items.length === 0 && (
        <div className="waiting-nothing">
          <Ear filled={0} of={10} />
          <p>
            <b>{t('publication.wait.nothing')}</b>
            <span>{t('publication.wait.nothingHint')}</span>
          </p>
        </div>
      )}
      <ul>
        {items.slice(0, NAMED).map((change) => (
          <Change key={`${change.kind}/${change.itemId}`} change={change} now={now} isToBlame={isToBlame(change)} />
        ))}
      </ul>
      {others > 0 && <p className="waiting-more">{t('publication.wait.more', { count: others })}</p>}
      {nextTimed && <NextTimed next={nextTimed} />}
      {state === 'building' && (
        <div className="waiting-go">
          <Kernels filled={5} of={5} isGrowing />
          <p>
            <b>{stripWords(publication, now)[0]}</b> {stripWords(publication, now)[1]}
          </p>
        </div>
      )}
      {(count > 0 || state === 'held') && state !== 'building' && (
        <div className="waiting-go">
          <button
            type="button"
            className="button"
            aria-disabled={isOff || isAsking}
            aria-describedby={`${id}-go`}
            onClick={() => !isOff && !isAsking && void publish()}
          >
            <Icon name="publish" size={18} />
            {t('publication.publishNow')}
          </button>
          <p id={`${id}-go`}>
            {lead && <b>{lead} </b>}
            {text}
          </p>
        </div>
      )}
    </section>
  );
};
