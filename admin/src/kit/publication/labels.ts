import type { Publication, PublishedItem } from '@sanabel/contract/publication';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { useItemTitle } from '../language/localised.tsx';

const SECOND = 1_000;
const MINUTE = 60_000;
/** A longer wait is given as a time of day. */
const FAR_MS = 90 * MINUTE;
const STEP_S = 10;

/** Ticks every ten seconds, enough for the displayed times. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_S * SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Isolates a name, so that its direction does not reorder the sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

export const useNameOf = () => {
  const { t } = useTranslation();
  const titleOf = useItemTitle();
  return ({ kind, itemId, ...titles }: PublishedItem): string => {
    if (kind === 'media' || itemId === '') return t(`kinds.list.${kind}`);
    const title = titleOf({ kind, ...titles });
    return kind === 'backgrounds' ? t('publication.backgroundOf', { section: title }) : isolated(title);
  };
};

type Waiting = Pick<Publication, 'nextAt' | 'waitsFor' | 'deploys' | 'mode'>;

/** Rounds up to tens of seconds, then to minutes. Null for a time that is over in a moment, or too far away. */
export const useTimeLeft = () => {
  const { t } = useTranslation();
  return (milliseconds: number): string | null => {
    if (milliseconds <= STEP_S * SECOND || milliseconds > FAR_MS) return null;
    const tens = Math.ceil(milliseconds / SECOND / STEP_S) * STEP_S;
    if (tens * SECOND < MINUTE) return t('publication.seconds', { count: tens });
    return t('publication.minutes', { count: Math.ceil(milliseconds / MINUTE) });
  };
};

export const useWaitText = () => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const timeLeft = useTimeLeft();
  return ({ nextAt, waitsFor, deploys, mode }: Waiting, now: number): string => {
    if (deploys?.left === 0) return t('publication.spent', { day: when.day(deploys.renewsAt) });
    if (mode === null) return t('publication.noHook');
    if (waitsFor === 'building') return t('publication.afterBuild');
    if (!nextAt) return t('publication.startsSoon');
    const left = Date.parse(nextAt) - now;
    const time = timeLeft(left);
    if (time) return t('publication.startsIn', { time });
    return left > 0 ? t('publication.startsAt', { when: when.inside(nextAt) }) : t('publication.startsSoon');
  };
};

/** Duration of the last publication, from the request until the site showed it; null if none is known. */
const lastTookMs = ({ history = [] }: Publication): number | null => history.find(({ state }) => state === 'live')?.durationMs ?? null;

/** Says when visitors see what is saved now: by the way in which this site publishes, and by what the last publication took. */
export const useAppearance = () => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const timeLeft = useTimeLeft();
  const modeText = useModeText();
  return (publication: Publication | null): string => {
    const { mode, deploys, held } = publication ?? {};
    if (!publication || !mode) return t('publication.appears.later');
    if (held) return t('publication.appears.held');
    if (deploys?.left === 0) return t('publication.appears.spent', { day: when.day(deploys.renewsAt) });
    if (mode.batch.every === 'day') return t('publication.appears.batch', { mode: modeText(mode) });
    const tookMs = lastTookMs(publication);
    if (tookMs === null) return t(mode.isHere ? 'publication.appears.now' : 'publication.appears.later');
    const time = timeLeft(tookMs + (mode.batch.every === 'minutes' ? mode.batch.minutes * MINUTE : 0));
    return time ? t('publication.appears.within', { time }) : t('publication.appears.now');
  };
};

export const useStripTexts = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const when = useTimeFormat();
  const timeLeft = useTimeLeft();
  const waitText = useWaitText();
  return (publication: Publication, now: number): [state: string, hint: string] => {
    const { state, pendingChanges, liveAt, held: pinned, building } = publication;
    const tookMs = lastTookMs(publication);
    if (state === 'live')
      return [
        t('publication.live'),
        liveAt === null
          ? ''
          : `${t('publication.liveAgo', { ago: formats.ago(liveAt, now) })}${tookMs === null || tookMs > MINUTE ? '' : ` ${t('publication.liveIn', { seconds: Math.round(tookMs / 100) / 10 })}`}`,
      ];
    if (state === 'held')
      return [t('publication.pinned', { when: when.inside(pinned?.publishedAt ?? liveAt ?? '') }), t('publication.pinnedHint')];
    if (state === 'failed')
      return [
        t('publication.failed'),
        liveAt === null ? t('publication.failedHint') : t('publication.failedSince', { when: when.inside(liveAt) }),
      ];
    if (state === 'waiting') {
      const pending = pendingChanges > 0 ? t('publication.pending', { count: pendingChanges }) : t('publication.waiting');
      return [pending, waitText(publication, now)];
    }
    const time = building?.usualMs ? timeLeft(Date.parse(building.since) + building.usualMs - now) : null;
    return [t('publication.building'), time ? t('publication.buildingLeft', { time }) : t('common.keepWorking')];
  };
};

export const useModeText = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const { timeOfDay } = useTimeFormat();
  return (mode: Publication['mode']): string => {
    if (!mode) return t('publication.noHook');
    const { isHere, batch } = mode;
    if (isHere) return t('publication.mode.here');
    if (batch.every === 'minutes') return t('publication.mode.every', { count: batch.minutes });
    return batch.every === 'day'
      ? t('publication.mode.day', { times: formats.list(batch.times.map(timeOfDay)) })
      : t('publication.mode.now');
  };
};
