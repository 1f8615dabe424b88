import { language } from '../language/language.ts';

interface Props {
  filled: number;
  of: number;
  isGrowing?: boolean;
  className?: string;
}

const STEP = 14;
const DELAY_MS = 150;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Draws a row of kernels, the first ones filled. Decorative: the text beside it gives the number. */
export const Kernels = ({ filled, of, isGrowing = false, className = '' }: Props) => (
  <svg
    className={`kernels ${isGrowing ? 'growing' : ''} ${className}`}
    viewBox={`0 0 ${of * STEP} 22`}
    width={of * STEP}
    height="22"
    aria-hidden="true"
  >
    {numbers(of).map((index) => (
      <path
        key={index}
        className={index < filled ? 'on' : 'off'}
        style={isGrowing ? { animationDelay: `${index * DELAY_MS}ms` } : undefined}
        d="M0 0C-6-5-6-14 0-20C6-14 6-5 0 0Z"
        transform={`translate(${index * STEP + STEP / 2} 21)`}
      />
    ))}
  </svg>
);

const TEXT = { ar: 'جارٍ التحميل…', en: 'Loading…' };

/** The text appears late, so that a quick answer shows none. */
export const Loading = () => (
  <div className="grid gap-3 content-center justify-items-center min-h-[40svh] text-ink-2" role="status">
    <Kernels filled={5} of={5} isGrowing />
    <span className="animate-[late_0s_400ms_backwards]">{TEXT[language.get()]}</span>
  </div>
);
