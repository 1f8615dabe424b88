import { COUNTRY } from '@sanabel/brand/club';
import {
  DAY_MINUTES,
  dayEndingAt,
  formatMinutes,
  formatTimestamp,
  type Quarter,
  quartersOf,
  skippedOn,
  timestampOf,
  wallTime,
} from '@sanabel/brand/zone';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Option, Select } from '../../ui/Select.tsx';
import '../forms.css';

interface DateProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** Date in the panel's format, or text for no date. */
  shown: string;
  onChoose: (day: string) => void;
}

/** Covers the browser's date, which is in its own language, until the field has the focus. */
export const DateBox = ({ shown, onChoose, ...input }: DateProps) => (
  <div className="relative grid items-center min-w-45.5 *:[grid-area:1/1]">
    <input
      {...input}
      className="date-input peer pe-10.5 appearance-none not-focus:text-transparent"
      type="date"
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
    <span className="ps-3.5 pe-10.5 text-small whitespace-nowrap pointer-events-none peer-focus:invisible" aria-hidden="true">
      {shown}
    </span>
    <Icon className="justify-self-end me-3.5 text-ink-2 pointer-events-none" name="calendar" size={18} />
  </div>
);

export const TimestampRow = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-x-3 gap-y-2 flex-wrap items-end py-3 px-6 max-tablet:px-4 border-t border-line">{children}</div>
);

export const TimeZone = () => {
  const locale = useLanguage();
  return (
    <p className="flex gap-2 items-center min-h-12 text-note text-ink-2 max-laptop:basis-full max-laptop:min-h-0">
      <Icon name="clock" size={18} />
      {COUNTRY.timeZoneName[locale]}
    </p>
  );
};

export const TimestampError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="flex gap-1.5 items-center px-6 max-tablet:px-4 pb-3 text-note font-strong text-danger empty:hidden" id={id} role="alert">
    {children}
  </p>
);

interface Props {
  label: string;
  /** ISO 8601, UTC; shown and chosen in the club's time zone. */
  value: string;
  /** Allows the end of a day (24:00). */
  isEnd?: boolean;
  isWrong: boolean;
  errorId: string;
  onChoose: (timestamp: string) => void;
}

/** Explains the skipped or repeated hour on a day when the clocks change. */
const ClockNote = ({ day, chosen }: { day: string; chosen: Quarter | undefined }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const formatTime = (minutes: number): string => formatMinutes(locale, minutes % DAY_MINUTES);
  const skipped = skippedOn(day);
  const note = skipped
    ? t('forms.timing.skipped', { from: formatTime(skipped.from), to: formatTime(skipped.to) })
    : chosen?.occurrence && t(`forms.timing.repeated.${chosen.occurrence}`, { time: formatTime(chosen.minutes) });
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

const optionOf = (timestamp: number, text: string): Option => ({ value: String(timestamp), text });

export const TimestampFields = ({ label, value, isEnd = false, isWrong, errorId, onChoose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const timestamp = Date.parse(value);
  const ended = isEnd ? dayEndingAt(timestamp) : null;
  const day = ended ?? wallTime(timestamp).day;
  const quarters = quartersOf(day);
  const chosen = ended ? undefined : quarters.find((quarter) => quarter.timestamp === timestamp);
  const choose = (next: number): void => {
    if (!Number.isNaN(next)) onChoose(new Date(next).toISOString());
  };
  const nameOf = ({ minutes, occurrence }: Quarter): string => {
    const time = formatMinutes(locale, minutes, { isListed: true });
    return occurrence ? t(`forms.timing.occurrence.${occurrence}`, { time }) : time;
  };
  const state = { 'aria-invalid': isWrong, ...(isWrong ? { 'aria-describedby': errorId } : {}) };
  return (
    <>
      <div className="field max-laptop:flex-[1_1_178px]">
        <label htmlFor={`${id}-day`}>{label}</label>
        <DateBox
          id={`${id}-day`}
          value={day}
          min={wallTime(Date.now()).day}
          shown={formatTimestamp(locale, timestamp, { isEnd }).day}
          onChoose={(next) => next && choose(timestampOf({ day: next, minutes: ended ? DAY_MINUTES : wallTime(timestamp).minutes }))}
          {...state}
        />
      </div>
      <div className="field max-laptop:flex-[1_1_112px]">
        <label htmlFor={`${id}-hour`}>{t('forms.timing.hour')}</label>
        <div className="relative grid items-center min-w-31.5 *:[grid-area:1/1]">
          <Select
            className="pe-10.5 bg-none"
            id={`${id}-hour`}
            value={String(timestamp)}
            options={[
              ...(isEnd ? quarters.slice(1) : quarters).map((quarter) => optionOf(quarter.timestamp, nameOf(quarter))),
              ...(isEnd ? [optionOf(timestampOf({ day, minutes: DAY_MINUTES }), t('forms.timing.endOfDay'))] : []),
            ]}
            onChoose={(next) => choose(Number(next))}
            {...state}
          />
          <Icon className="justify-self-end me-3.5 text-ink-2 pointer-events-none" name="clock" size={18} />
        </div>
      </div>
      <ClockNote day={day} chosen={chosen} />
    </>
  );
};
