import { daysBetween } from '@sanabel/brand/zone';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../publication/labels.ts';
import { usePublication } from '../../publication/use-publication.ts';
import { useTimedTexts } from './timed-texts.ts';
import { useScheduleFormat } from './use-schedule-format.ts';
import { modeOf, morningAfter, saysTime, stateOfValues, type TimingMode, type TimingValues, timingErrorOf } from './values.ts';

const daysUntil = (timestamp: string): number => daysBetween(Date.now(), Date.parse(timestamp));

interface TimedForm {
  form: UseFormReturn<TimingValues>;
  /** The item is on the site, so its changes can be scheduled. */
  canWait: boolean;
  /** Puts the scheduled changes and their time into the form; null if there are none. */
  load: (() => void) | null;
  endsByItself: boolean;
}

export const useTiming = ({ form, canWait, load, endsByItself }: TimedForm) => {
  const { t } = useTranslation();
  const formatTime = useScheduleFormat();
  const appearance = useAppearance();
  const { publication } = usePublication();
  const texts = useTimedTexts();
  const { control, setValue } = form;
  const [isDraft, publishAt, hideAt, changesAt] = useWatch({ control, name: ['isDraft', 'publishAt', 'hideAt', 'changesAt'] });
  const { defaultValues = {}, dirtyFields } = useFormState({ control });
  const values = { isDraft, publishAt, hideAt, changesAt };
  const mode = modeOf(values);
  const timingError = timingErrorOf(values, defaultValues);
  const staysLive = changesAt !== '';
  const isUnchanged = staysLive && Object.keys(dirtyFields).every(saysTime);
  const set = (name: keyof TimingValues, value: string): void => setValue(name, value, { shouldDirty: true, shouldTouch: true });
  const wait = (timestamp: string): void => {
    set('publishAt', '');
    set('hideAt', defaultValues.hideAt ?? '');
    load?.();
    if (form.getValues('changesAt') === '') set('changesAt', timestamp);
  };
  const choose = (next: TimingMode): void => {
    const timestamp = changesAt || publishAt || morningAfter(Date.now());
    set('isDraft', String(next === 'draft'));
    if (next === 'time' && canWait) wait(timestamp);
    else {
      set('changesAt', '');
      set('publishAt', next === 'time' ? timestamp : '');
    }
    if (next === 'draft') set('hideAt', '');
  };
  const resultOf = (): string => {
    if (timingError) return t('forms.timing.blocked');
    if (mode === 'draft') return t('forms.timing.result.draft');
    if (isUnchanged) return texts.unchanged;
    if (staysLive) return texts.result(t('forms.timing.in', { count: daysUntil(changesAt) }), formatTime(changesAt));
    if (stateOfValues(values) === 'hidden') return t('forms.timing.result.hidden', { when: formatTime(hideAt, { isEnd: true }) });
    const time = () =>
      t('forms.timing.result.time', { in: t('forms.timing.in', { count: daysUntil(publishAt) }), when: formatTime(publishAt) });
    const shown = mode === 'now' ? appearance(publication) : time();
    if (!hideAt) return t('forms.timing.result.only', { shown });
    return t('forms.timing.result.andHide', { shown, when: formatTime(hideAt, { isEnd: true }) });
  };
  return {
    mode,
    timestamp: staysLive ? changesAt : publishAt,
    staysLive,
    canWait,
    hideAt,
    canHide: mode !== 'draft' && hideAt === '' && !staysLive && !endsByItself,
    timingError,
    isBlocked: timingError !== null || isUnchanged,
    choose,
    setTimestamp: (timestamp: string) => set(staysLive ? 'changesAt' : 'publishAt', timestamp),
    /** Keeps the item on the site until the time, or takes it off. */
    keep: (isWanted: boolean) => {
      if (isWanted) wait(publishAt);
      else {
        set('publishAt', changesAt);
        set('changesAt', '');
      }
    },
    setHideAt: (timestamp: string) => set('hideAt', timestamp),
    startHiding: () => set('hideAt', morningAfter(publishAt ? Date.parse(publishAt) : Date.now())),
    saveLabel: mode === 'now' ? null : t(`forms.timing.save.${mode}`),
    /** Asterisks mark the most important part (TimingResult). */
    result: resultOf(),
  };
};

export type FormTiming = ReturnType<typeof useTiming>;
