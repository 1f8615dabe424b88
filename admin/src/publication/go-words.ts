import { DEPLOYS_FEW, type Publication } from '@sanabel/contract/publication';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/format.ts';
import { useModeWords, useNameOf, useTimeLeft, useWaitWords } from './words.ts';

interface GoWords {
  isOff: boolean;
  lead: string;
  text: string;
}

const off = (text: string): GoWords => ({ isOff: true, lead: '', text });
const on = (text: string, lead = ''): GoWords => ({ isOff: false, lead, text });
const goingOn = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Explains why the button is off, or when changes are published automatically. */
export const useGoWords = () => {
  const { t } = useTranslation();
  const when = useMomentWords();
  const timeLeft = useTimeLeft();
  const waitWords = useWaitWords();
  const modeWords = useModeWords();
  const nameOf = useNameOf();
  const heldWords = ({ who, publishedAt }: NonNullable<Publication['held']>): GoWords => {
    const moment = when.inside(publishedAt);
    const lead = who ? t('publication.wait.heldBy', { who, when: moment }) : t('publication.wait.heldByServer', { when: moment });
    return on(t('publication.heldHint'), lead);
  };
  const retryWords = ({ nextAt, mode }: Publication, now: number): GoWords => {
    const time = nextAt && timeLeft(Date.parse(nextAt) - now);
    if (time) return on(t('publication.wait.retryIn', { time }));
    return on(nextAt || mode?.isHere ? t('publication.wait.retrySoon') : t('publication.wait.noRetry'));
  };
  const leadOf = (nextAt: string, now: number): string => {
    const left = Date.parse(nextAt) - now;
    const time = timeLeft(left);
    if (time) return t('publication.wait.orWait', { time });
    return left > 0 ? t('publication.wait.orWaitUntil', { when: when.inside(nextAt) }) : '';
  };
  return (publication: Publication, now: number): GoWords => {
    const { state, nextAt, deploys, waitsFor, mode, held, failure } = publication;
    if (deploys?.left === 0 || mode === null) return off(waitWords(publication, now));
    if (state === 'failed' && failure?.item) return off(t('publication.wait.fixFirst', { name: nameOf(failure.item) }));
    if (state === 'failed') return retryWords(publication, now);
    if (state === 'held' && held) return heldWords(held);
    if (waitsFor === 'building' || !nextAt) return on(waitWords(publication, now));
    const lead = leadOf(nextAt, now);
    const isFew = deploys != null && deploys.left <= DEPLOYS_FEW && waitsFor === 'limit';
    const text = isFew ? t('publication.mode.few') : modeWords(mode);
    return on(lead ? goingOn(text) : text, lead);
  };
};
