import { formatMoment, momentOf, wallTime } from '@sanabel/brand/zone';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { modeOf, stateOfValues, type TimingMode, type TimingValues, timingFault } from './values.ts';

const DAY_MS = 24 * 3_600_000;
/** A good hour to begin with: in the morning, before the first visitors. */
const MORNING = 6 * 60;

/** How often the day changes in the club until a moment. */
const daysUntil = (moment: string): number => {
  const [today, then] = [Date.now(), Date.parse(moment)].map((one) => Date.parse(wallTime(one).day)) as [number, number];
  return (then - today) / DAY_MS;
};

/** A moment in one phrase of the panel's language. */
export const useMoments = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return (moment: string, style: { isShort?: boolean; isEnd?: boolean } = {}): string => {
    const { day, time } = formatMoment(locale, Date.parse(moment), style);
    return time === null && style.isShort ? day : t('forms.timing.when', { day, time: time ?? t('forms.timing.endOfDay') });
  };
};

/** What a form says of its item's time, and the words for it. */
export const useTiming = (form: UseFormReturn<TimingValues>) => {
  const { t } = useTranslation();
  const inWords = useMoments();
  const { control, setValue } = form;
  const [isDraft, publishAt, hideAt] = useWatch({ control, name: ['isDraft', 'publishAt', 'hideAt'] });
  const { defaultValues = {} } = useFormState({ control });
  const values = { isDraft, publishAt, hideAt };
  const mode = modeOf(values);
  const fault = timingFault(values, defaultValues);
  const set = (name: keyof TimingValues, value: string): void => setValue(name, value, { shouldDirty: true, shouldTouch: true });
  const morningAfter = (moment: number): string =>
    new Date(momentOf({ day: wallTime(moment + DAY_MS).day, minutes: MORNING })).toISOString();
  const choose = (next: TimingMode): void => {
    set('isDraft', String(next === 'draft'));
    set('publishAt', next === 'time' ? publishAt || morningAfter(Date.now()) : '');
    if (next === 'draft') set('hideAt', '');
  };
  const resultOf = (): string => {
    if (fault) return t('forms.timing.blocked');
    if (mode === 'draft') return t('forms.timing.result.draft');
    if (stateOfValues(values) === 'hidden') return t('forms.timing.result.hidden', { when: inWords(hideAt, { isEnd: true }) });
    const time = () =>
      t('forms.timing.result.time', { in: t('forms.timing.in', { count: daysUntil(publishAt) }), when: inWords(publishAt) });
    const shown = mode === 'now' ? t('forms.timing.result.now') : time();
    if (!hideAt) return t('forms.timing.result.only', { shown });
    return t('forms.timing.result.andHide', { shown, when: inWords(hideAt, { isEnd: true }) });
  };
  return {
    mode,
    publishAt,
    hideAt,
    fault,
    choose,
    setPublishAt: (moment: string) => set('publishAt', moment),
    setHideAt: (moment: string) => set('hideAt', moment),
    startHiding: () => set('hideAt', morningAfter(publishAt ? Date.parse(publishAt) : Date.now())),
    /** The words of the button that saves; null where it is the form's own. */
    saveLabel: mode === 'now' ? null : t(`forms.timing.save.${mode}`),
    /** What comes of saving; what matters most stands between stars (TimingResult). */
    result: resultOf(),
  };
};

export type FormTiming = ReturnType<typeof useTiming>;
