const WIDTH = 112;
const HEIGHT = 252;
const MIDDLE = WIDTH / 2;
const LOWEST = 218;
const HIGHEST = 46;
const FOOT = 250;
/** Vertical distance of pairs for which the kernel's path is drawn. */
const DRAWN_STEP = 13.8;
const LARGEST_STEP = 26;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const VARIANTS = {
  plain: { stem: 'stroke-line-strong stroke-[2.4]', full: 'fill-wheat-500', empty: 'fill-none stroke-line-strong stroke-[1.4]' },
  onBand: { stem: 'stroke-on-band-2/55 stroke-[2.4]', full: 'fill-wheat-500', empty: 'fill-none stroke-on-band-2/55 stroke-[1.4]' },
  grains: { stem: 'stroke-green-700 stroke-5', full: 'fill-wheat-500 stroke-[#8f5e10]', empty: 'fill-surface stroke-line-strong' },
};

interface Props {
  filled: number;
  of: number;
  variant?: keyof typeof VARIANTS;
  className?: string;
}

/** Draws `of` kernels, filled from the bottom. Decorative: the text beside it gives the number. */
export const Ear = ({ filled, of, variant = 'plain', className = '' }: Props) => {
  const pairs = Math.max(1, Math.ceil(of / 2));
  const step = Math.min(LARGEST_STEP, (LOWEST - HIGHEST) / Math.max(1, pairs - 1));
  const scale = (step / DRAWN_STEP) * 1.25;
  const { stem, full, empty } = VARIANTS[variant];
  const top = LOWEST - step * (pairs - 1);
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={`fill-none ${stem}`} strokeLinecap="round" d={`M${MIDDLE} ${FOOT}V${top - step / 2}`} />
      {numbers(of).map((index) => {
        const side = index % 2 === 0 ? -1 : 1;
        return (
          <path
            key={index}
            className={index < filled ? full : empty}
            data-filled={index < filled || undefined}
            d="M0 0C-5.5-4-6-13 0-19C6-13 5.5-4 0 0Z"
            transform={`translate(${MIDDLE + side * 2.5} ${LOWEST - Math.floor(index / 2) * step}) rotate(${side * 44}) scale(${scale})`}
          />
        );
      })}
    </svg>
  );
};
