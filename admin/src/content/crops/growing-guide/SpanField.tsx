import { FARMERS_YEAR, isWithin, later, monthOf, type Span } from '@sanabel/brand/calendar/halves';
import { copticMonthName, formatHalf, formatWindow, monthName } from '@sanabel/brand/calendar/labels';
import { HALVES_OF_YEAR } from '@sanabel/contract/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/language.ts';

interface Props {
  label: string;
  span: Span | undefined;
  /** The same window with its days. */
  window?: { from: string; to: string } | undefined;
  /** Changes only the ends; the window's other values stay. */
  onChange: (ends: Span | undefined) => void;
}

const KERNEL = 'M0 0C-7-5-7.5-16 0-22C7.5-16 7-5 0 0Z';
const MONTHS = Array.from({ length: HALVES_OF_YEAR / 2 }, (_, month) => FARMERS_YEAR.slice(month * 2, month * 2 + 2));

/**
 * Selects a window of the year, in half months from Tut: one press starts it, the next ends it, a third starts another one. Arrow keys move
 * between the kernels in the reading direction.
 */
export const SpanField = ({ label, span, window, onChange }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(span?.from ?? FARMERS_YEAR[0] ?? 0);
  const press = (half: number) => {
    setAt(half);
    if (span && isOpen) onChange({ from: span.from, to: half });
    else onChange({ from: half, to: half });
    setIsOpen(!(span && isOpen));
  };
  const go = (event: KeyboardEvent) => {
    const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    const steps = { [forward]: 1, [back]: -1, ArrowDown: 2, ArrowUp: -2 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = later(at, steps);
    setAt(next);
    group.current?.querySelector<HTMLButtonElement>(`[data-half="${next}"]`)?.focus();
  };
  return (
    <fieldset className="field min-w-0">
      <legend className="label w-full">{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from button to button. */}
      <div
        ref={group}
        className="grid grid-cols-[repeat(12,minmax(0,1fr))] max-laptop:grid-cols-[repeat(6,minmax(0,1fr))] gap-y-2"
        onKeyDown={go}
      >
        {MONTHS.map((halves) => {
          const { month } = monthOf(halves[0] ?? 0);
          return (
            <div key={month} className="grid justify-items-start">
              <div className="flex">
                {halves.map((half) => (
                  <button
                    key={half}
                    type="button"
                    data-half={half}
                    className="grid place-items-center w-6 h-11 rounded-[8px] cursor-pointer"
                    tabIndex={half === at ? 0 : -1}
                    aria-pressed={span !== undefined && isWithin(span, half)}
                    aria-label={formatHalf(locale, half)}
                    onClick={() => press(half)}
                  >
                    <svg className="w-4.5 h-7.5" viewBox="-9 -24 18 26" aria-hidden="true">
                      <path
                        className={
                          span && isWithin(span, half)
                            ? 'fill-wheat-500 stroke-[#8f5e10] stroke-[1.3]'
                            : 'fill-surface stroke-line-strong stroke-[1.3]'
                        }
                        d={KERNEL}
                      />
                    </svg>
                  </button>
                ))}
              </div>
              <span className="text-note" aria-hidden="true">
                {monthName(locale, month)}
                <small className="block m-0 text-ink-2">{copticMonthName(locale, month)}</small>
              </span>
            </div>
          );
        })}
      </div>
      <p className="flex gap-3 flex-wrap items-center min-h-11 text-small">
        <output className="font-semibold">{window ? formatWindow(locale, window) : t('crops.growingGuide.noSpan')}</output>
        {span && isOpen && <span className="text-ink-2">{t('crops.growingGuide.pressEnd')}</span>}
        {span && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setIsOpen(false);
              onChange(undefined);
            }}
          >
            {t('crops.growingGuide.clear', { what: label })}
          </button>
        )}
      </p>
    </fieldset>
  );
};
