import { useTranslation } from 'react-i18next';
import { useFormats } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';
import { ChartTable, type Datum, lengthsOf } from './chart.tsx';

const WIDTH = 300;
const ROW = 22;
const NAMES = 150;
const NUMBERS = 30;
const BAR = 10;

export const BarsChart = ({ title, data }: { title: string; data: readonly Datum[] }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const isRtl = useLanguage() === 'ar';
  const full = WIDTH - NAMES - NUMBERS;
  const lengths = lengthsOf(
    data.map(({ count }) => count),
    full,
    BAR / 2,
  );
  const mirrored = (x: number, width = 0): number => (isRtl ? WIDTH - x - width : x);
  const summary = data.map(({ label, count }) => `${label} ${formats.number(count)}`).join(isRtl ? '، ' : ', ');
  return (
    <figure className="min-w-0">
      <figcaption className="flex gap-x-2.5 gap-y-0 flex-wrap items-baseline mb-1.5">
        <h2 className="text-note font-strong">{title}</h2>
      </figcaption>
      <svg
        className="block w-full h-auto max-w-100 overflow-visible"
        viewBox={`0 0 ${WIDTH} ${data.length * ROW}`}
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        {data.map(({ label, count }, index) => {
          const length = lengths[index] ?? 0;
          const y = index * ROW + ROW / 2;
          return (
            <g key={label}>
              <text className="text-[13px]/[1] font-text font-normal fill-ink-2" x={mirrored(0)} y={y + 4.5}>
                {label}
              </text>
              <rect className="fill-green-500" x={mirrored(NAMES, length)} y={y - BAR / 2} width={length} height={BAR} rx={BAR / 2} />
              <text className="text-[13px]/[1] font-text font-medium fill-ink" x={mirrored(NAMES + length + 6)} y={y + 4.5}>
                {formats.number(count)}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartTable caption={title} head={t('dashboard.figures.name')} data={data} />
    </figure>
  );
};
