import { timestampOf, wallTime } from '@sanabel/brand/zone';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { DateBox, TimestampFields } from '../../forms/timing/TimestampFields.tsx';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Kernels } from '../../ui/Kernels.tsx';
import { FieldError, Group, setValue, useDeclared, useFieldError, useLabels } from './field.tsx';
import { useFormTexts } from './texts.ts';
import { daysIn } from './values.ts';

/** The day's first and last work: minutes after midnight. */
const MORNING = 6 * 60;
const EVENING = 20 * 60;
const LONG_DAYS = 14;

const useText = (name: string): string => {
  const { form } = useDeclared();
  return String(useWatch({ control: form.control, name }) ?? '');
};

interface TimestampProps {
  name: string;
  label: string;
  /** Minutes after midnight to start with. */
  at: number;
  isWrong: boolean;
  errorId: string;
}

const Timestamp = ({ name, label, at, isWrong, errorId }: TimestampProps) => {
  const { form } = useDeclared();
  const texts = useFormTexts();
  const id = useId();
  const value = useText(name);
  const put = (timestamp: string): void => setValue(form, name, timestamp);
  if (value !== '') return <TimestampFields label={label} value={value} isWrong={isWrong} errorId={errorId} onChoose={put} />;
  return (
    <div className="field max-laptop:flex-[1_1_178px]">
      <label htmlFor={id}>{label}</label>
      <DateBox
        id={id}
        value=""
        min={wallTime(Date.now()).day}
        shown={texts.chooseDay}
        aria-required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChoose={(day) => day && put(new Date(timestampOf({ day, minutes: at })).toISOString())}
      />
    </div>
  );
};

const Row = ({ children }: { children: ReactNode }) => <div className="flex gap-x-3 gap-y-2 flex-wrap items-end">{children}</div>;

export const TimeInput = ({ name }: { name: string }) => {
  const id = useId();
  const { label } = useLabels()(name);
  const error = useFieldError(name);
  return (
    <Group name={name} errorId={`${id}-error`}>
      <Row>
        <Timestamp name={name} label={label} at={MORNING} isWrong={error !== undefined} errorId={`${id}-error`} />
      </Row>
    </Group>
  );
};

/** From and until on one row, with the days between them in words. */
export const Period = ({ from, until }: { from: string; until: string }) => {
  const texts = useFormTexts();
  const id = useId();
  const { hint } = useLabels()(until);
  const [start, end] = [useText(from), useText(until)];
  const [startError, endError] = [useFieldError(from), useFieldError(until)];
  // The order is wrong in both.
  const isWrong = start !== '' && end !== '' && endError !== undefined;
  const days = start !== '' && end > start ? daysIn(start, end) : null;
  return (
    <Group name={from} label={texts.period} note="" errorId={`${id}-from`}>
      <Row>
        <Timestamp
          name={from}
          label={texts.fromDay}
          at={MORNING}
          isWrong={startError !== undefined || isWrong}
          errorId={startError ? `${id}-from` : `${id}-until`}
        />
        <span className="grid place-items-center min-h-12 px-1 text-note text-ink-2 max-laptop:basis-full max-laptop:place-items-start max-laptop:min-h-0">
          {texts.to}
        </span>
        <Timestamp name={until} label={texts.untilDay} at={EVENING} isWrong={endError !== undefined} errorId={`${id}-until`} />
      </Row>
      <FieldError id={`${id}-until`} name={until} />
      <p className="flex gap-2.5 flex-wrap items-center mt-2 text-note text-ink-2" role="status">
        {days !== null && days <= LONG_DAYS && <Kernels filled={days} of={days} />}
        <span>
          {days !== null && <b className="font-strong text-ink">{texts.days(days)}. </b>}
          {hint}
        </span>
      </p>
      {days !== null && days > LONG_DAYS && (
        <p className="flex gap-2 items-center mt-2 py-2 px-3.5 rounded-[10px] text-note bg-wait-bg" role="status">
          <Icon name="warning" size={18} />
          {texts.long}
        </p>
      )}
    </Group>
  );
};

export const DayInput = ({ name }: { name: string }) => {
  const { form } = useDeclared();
  const texts = useFormTexts();
  const formats = useFormats();
  const id = useId();
  const day = useText(name);
  const { label, hint } = useLabels()(name);
  const error = useFieldError(name);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <small>{hint}</small>}
      </label>
      <DateBox
        id={id}
        name={name}
        value={day}
        shown={day ? formats.date(`${day}T12:00:00`) : texts.chooseDay}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChoose={(next) => setValue(form, name, next)}
      />
      <FieldError id={`${id}-error`} name={name} />
    </div>
  );
};
