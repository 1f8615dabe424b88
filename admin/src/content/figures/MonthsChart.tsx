import type { Figures } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { ChartTable, lengthsOf, middleOf } from './chart.tsx';

const WIDTH = 360;
const HEIGHT = 132;
const SIDE = 10;
const TOP = 18;
const BASE = 104;
const BAR = 16;
/** A name under every third bar: there is no room for twelve. */
const NAMED_EVERY = 3;

export const MonthsChart = ({ months }: { months: Figures['jobRequestsByMonth'] }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const isRtl = useLanguage() === 'ar';
  const heights = lengthsOf(
    months.map(({ count }) => count),
    BASE - TOP,
    4,
  );
  const data = months.map(({ month, count }) => ({ label: formats.month(middleOf(month)), count }));
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const step = (WIDTH - 2 * SIDE) / months.length;
  const middle = (index: number): number => (isRtl ? WIDTH - SIDE - (index + 0.5) * step : SIDE + (index + 0.5) * step);
  const title = t('dashboard.figures.requests');
  return (
    <figure className="min-w-0">
      <figcaption className="flex gap-x-2.5 gap-y-0 flex-wrap items-baseline mb-1.5">
        <h2 className="text-note font-strong">{title}</h2>
        <span className="text-note text-ink-2">{t('dashboard.figures.requestsTotal', { count: total })}</span>
      </figcaption>
      <svg
        className="block w-full h-auto max-w-100 overflow-visible"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: ${t('dashboard.figures.requestsTotal', { count: total })}`}
      >
        <path className="stroke-line-strong" d={`M0 ${BASE + 0.5}H${WIDTH}`} />
        {data.map(({ label, count }, index) => {
          const height = heights[index] ?? 0;
          const round = Math.min(BAR / 2, height);
          return (
            <g key={label}>
              {height > 0 && (
                <path
                  className={index === data.length - 1 ? 'fill-wheat-500' : 'fill-green-500'}
                  d={`M${middle(index) - BAR / 2} ${BASE}v${round - height}q0 ${-round} ${BAR / 2} ${-round}t${BAR / 2} ${round}v${height - round}z`}
                />
              )}
              {count > 0 && (
                <text
                  className="text-[13px]/[1] font-text font-medium fill-ink"
                  x={middle(index)}
                  y={BASE - height - 5}
                  textAnchor="middle"
                >
                  {formats.number(count)}
                </text>
              )}
              {(data.length - 1 - index) % NAMED_EVERY === 0 && (
                <text className="text-[13px]/[1] font-text font-normal fill-ink-2" x={middle(index)} y={BASE + 20} textAnchor="middle">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ChartTable caption={title} head={t('dashboard.figures.month')} data={data} />
    </figure>
  );
};
