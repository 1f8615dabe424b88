import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { type Code, change, enter, erase } from './code-entry.ts';
import { useSecondFactorTexts } from './texts/use-texts.ts';

interface Props {
  code: Code;
  label: string;
  describedBy: string;
  isInvalid: boolean;
  /** The page has one purpose. */
  isFirst: boolean;
  onChange: (code: Code) => void;
}

/** Runs left to right in both languages. The first box takes a code that the device offers, and spreads it over all boxes. */
export const CodeBoxes = ({ code, label, describedBy, isInvalid, isFirst, onChange }: Props) => {
  const texts = useSecondFactorTexts();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const apply = ({ code: next, focus }: { code: Code; focus: number }) => {
    onChange(next);
    boxes.current[focus]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) boxes.current[at + step]?.focus();
    else if (event.key === 'Backspace') apply(erase(code, at));
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    apply(enter(code, at, event.clipboardData.getData('text')));
  };
  return (
    <fieldset className="code grid max-w-93 gap-2.5 grid-cols-[repeat(6,1fr)] max-laptop:gap-2" dir="ltr" aria-describedby={describedBy}>
      <legend className="sr-only">{label}</legend>
      {code.map((digit, at) => (
        <input
          className="w-full min-w-0 aspect-[1/1.2] p-0 border-[1.5px] border-line-strong rounded-[26px_8px] text-[1.75rem]/[1] font-text font-semibold text-center bg-surface aria-invalid:border-danger"
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          key={at}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          aria-label={texts.digit(at + 1)}
          aria-invalid={isInvalid}
          // biome-ignore lint/a11y/noAutofocus: only where nothing else is to be done first.
          autoFocus={isFirst && at === 0}
          value={digit}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => onKeyDown(event, at)}
          onPaste={(event) => onPaste(event, at)}
          onChange={({ currentTarget }) => apply(change(code, at, currentTarget.value))}
        />
      ))}
    </fieldset>
  );
};
