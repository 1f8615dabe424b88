import { DEPLOYS_FEW, type Publication } from '@sanabel/contract/publication';
import { useTranslation } from 'react-i18next';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { useModeText, useNameOf, useTimeLeft, useWaitText } from '../../kit/publication/labels.ts';

interface PublishHint {
  isOff: boolean;
  lead: string;
  text: string;
}

const off = (text: string): PublishHint => ({ isOff: true, lead: '', text });
const on = (text: string, lead = ''): PublishHint => ({ isOff: false, lead, text });
const goingOn = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Explains why the button is off, or when changes are published automatically. */
export const usePublishHint = () => {
  const { t } = useTranslation();
  const when = useTimeFormat();
  const timeLeft = useTimeLeft();
  const waitText = useWaitText();
  const modeText = useModeText();
  const nameOf = useNameOf();
  const pinnedHint = ({ who, publishedAt }: NonNullable<Publication['held']>): PublishHint => {
    const time = when.inside(publishedAt);
    const lead = who ? t('publication.wait.pinnedBy', { who, when: time }) : t('publication.wait.pinnedByServer', { when: time });
    return on(t('publication.pinnedHint'), lead);
  };
  const retryHint = ({ nextAt, mode }: Publication, now: number): PublishHint => {
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
  return (publication: Publication, now: number): PublishHint => {
    const { state, nextAt, deploys, waitsFor, mode, held: pinned, failure } = publication;
    if (deploys?.left === 0 || mode === null) return off(waitText(publication, now));
    if (state === 'failed' && failure?.item) return off(t('publication.wait.fixFirst', { name: nameOf(failure.item) }));
    if (state === 'failed') return retryHint(publication, now);
    if (state === 'held' && pinned) return pinnedHint(pinned);
    if (waitsFor === 'building' || !nextAt) return on(waitText(publication, now));
    const lead = leadOf(nextAt, now);
    const isFew = deploys != null && deploys.left <= DEPLOYS_FEW && waitsFor === 'limit';
    const text = isFew ? t('publication.mode.few') : modeText(mode);
    return on(lead ? goingOn(text) : text, lead);
  };
};
