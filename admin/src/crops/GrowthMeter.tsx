import type { Locale } from '@sanabel/contract/enumerations';
import { monthsIn } from './months-in.ts';

const GRAIN = 'M0 5.8C-3.8 3.5-3.8-3.5 0-6.8C3.8-3.5 3.8 3.5 0 5.8Z';
const MONTHS = Array.from({ length: 12 }, (_, month) => ({ x: 6 + month * 10.8, y: month % 2 ? 10.5 : 7.5, turn: month % 2 ? 118 : 62 }));

/** Growth in months as kernels of twelve, always with the words beside them. */
export const GrowthMeter = ({ months, locale }: { months: number; locale: Locale }) => (
  <p className="preview-growth">
    <svg viewBox="0 0 132 18" aria-hidden="true">
      {MONTHS.map(({ x, y, turn }, month) => (
        <path key={x} className={month < months ? 'on' : 'off'} d={GRAIN} transform={`translate(${x.toFixed(1)} ${y}) rotate(${turn})`} />
      ))}
    </svg>
    {months > 0 && <span>{monthsIn(locale, months)}</span>}
  </p>
);
