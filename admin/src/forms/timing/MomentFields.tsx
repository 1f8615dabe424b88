import {
  DAY_MINUTES,
  dayEndingAt,
  formatMinutes,
  formatMoment,
  momentOf,
  type Quarter,
  quartersOf,
  skippedOn,
  wallTime,
} from '@sanabel/brand/zone';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DateBox } from './DateBox.tsx';

interface Props {
  label: string;
  /** ISO 8601, UTC; shown and chosen in the club's time zone. */
  value: string;
  /** Allows the end of a day (24:00). */
  isEnd?: boolean;
  isWrong: boolean;
  faultId: string;
  onChoose: (moment: string) => void;
}

/** Explains the skipped or repeated hour on a day when the clocks change. */
const ClockNote = ({ day, chosen }: { day: string; chosen: Quarter | undefined }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const inWords = (minutes: number): string => formatMinutes(locale, minutes % DAY_MINUTES);
  const skipped = skippedOn(day);
  const note = skipped
    ? t('forms.timing.skipped', { from: inWords(skipped.from), to: inWords(skipped.to) })
    : chosen?.turn && t(`forms.timing.repeated.${chosen.turn}`, { time: inWords(chosen.minutes) });
  return (
    <p className="flex gap-2 basis-full items-center order-1 text-note text-ink-2 empty:hidden" role="status">
      {note && (
        <>
          <Icon name="history" size={18} />
          {note}
        </>
      )}
    </p>
  );
};

export const MomentFields = ({ label, value, isEnd = false, isWrong, faultId, onChoose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const moment = Date.parse(value);
  const ended = isEnd ? dayEndingAt(moment) : null;
  const day = ended ?? wallTime(moment).day;
  const quarters = quartersOf(day);
  const chosen = ended ? undefined : quarters.find((quarter) => quarter.moment === moment);
  const choose = (next: number): void => {
    if (!Number.isNaN(next)) onChoose(new Date(next).toISOString());
  };
  const nameOf = ({ minutes, turn }: Quarter): string => {
    const time = formatMinutes(locale, minutes, { isListed: true });
    return turn ? t(`forms.timing.turn.${turn}`, { time }) : time;
  };
  const state = { 'aria-invalid': isWrong, ...(isWrong ? { 'aria-describedby': faultId } : {}) };
  return (
    <>
      <div className="field max-desk:flex-[1_1_178px]">
        <label htmlFor={`${id}-day`}>{label}</label>
        <DateBox
          id={`${id}-day`}
          value={day}
          min={wallTime(Date.now()).day}
          shown={formatMoment(locale, moment, { isEnd }).day}
          onChoose={(next) => next && choose(momentOf({ day: next, minutes: ended ? DAY_MINUTES : wallTime(moment).minutes }))}
          {...state}
        />
      </div>
      <div className="field max-desk:flex-[1_1_112px]">
        <label htmlFor={`${id}-hour`}>{t('forms.timing.hour')}</label>
        <div className="relative grid items-center min-w-31.5 *:[grid-area:1/1]">
          <select
            className="pe-10.5 bg-none"
            id={`${id}-hour`}
            value={moment}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            {...state}
          >
            {(isEnd ? quarters.slice(1) : quarters).map((quarter) => (
              <option key={quarter.moment} value={quarter.moment}>
                {nameOf(quarter)}
              </option>
            ))}
            {isEnd && <option value={momentOf({ day, minutes: DAY_MINUTES })}>{t('forms.timing.endOfDay')}</option>}
          </select>
          <Icon className="justify-self-end me-3.5 text-ink-2 pointer-events-none" name="clock" size={18} />
        </div>
      </div>
      <ClockNote day={day} chosen={chosen} />
    </>
  );
};
