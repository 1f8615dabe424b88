import { DAY_MINUTES, formatMinutes, momentOf, quartersOf, wallTime } from '@sanabel/brand/zone';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';

interface Props {
  label: string;
  /** ISO 8601, UTC; shown and chosen in the club's own time. */
  value: string;
  /** Of a moment at which something ends: the end of a day can be chosen too. */
  isEnd?: boolean;
  isWrong: boolean;
  /** The id of the sentence that says what is wrong. */
  faultId: string;
  onChoose: (moment: string) => void;
}

/** The day and the quarter of an hour of a moment. */
export const MomentFields = ({ label, value, isEnd = false, isWrong, faultId, onChoose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const wall = wallTime(Date.parse(value));
  const isDayEnd = isEnd && wall.minutes === 0;
  const day = isDayEnd ? wallTime(Date.parse(value) - 1).day : wall.day;
  const minutes = isDayEnd ? DAY_MINUTES : wall.minutes;
  const quarters = quartersOf(day).filter((quarter) => !isEnd || quarter > 0);
  const put = (next: { day?: string; minutes?: number }): void => {
    const moment = momentOf({ day, minutes, ...next });
    if (!Number.isNaN(moment)) onChoose(new Date(moment).toISOString());
  };
  const state = { 'aria-invalid': isWrong, ...(isWrong ? { 'aria-describedby': faultId } : {}) };
  return (
    <>
      <div className="field timing-day">
        <label htmlFor={`${id}-day`}>{label}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={day}
          min={wallTime(Date.now()).day}
          onChange={({ currentTarget }) => currentTarget.value && put({ day: currentTarget.value })}
          {...state}
        />
      </div>
      <div className="field timing-hour">
        <label htmlFor={`${id}-hour`}>{t('forms.timing.hour')}</label>
        <select
          id={`${id}-hour`}
          value={minutes}
          onChange={({ currentTarget }) => put({ minutes: Number(currentTarget.value) })}
          {...state}
        >
          {quarters.map((quarter) => (
            <option key={quarter} value={quarter}>
              {formatMinutes(locale, quarter)}
            </option>
          ))}
          {isEnd && <option value={DAY_MINUTES}>{t('forms.timing.endOfDay')}</option>}
        </select>
      </div>
    </>
  );
};
