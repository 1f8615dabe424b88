import { language } from '../language/language.ts';
import './kernels.css';

interface Props {
  filled: number;
  of: number;
  isGrowing?: boolean;
  className?: string;
}

const STEP = 14;
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
        d="M0 0C-6-5-6-14 0-20C6-14 6-5 0 0Z"
        transform={`translate(${index * STEP + STEP / 2} 21)`}
      />
    ))}
  </svg>
);

const TEXT = { ar: 'جارٍ التحميل…', en: 'Loading…' };

/** The text appears late, so that a quick answer shows none. */
export const Loading = () => (
  <div className="waiting" role="status">
    <Kernels filled={5} of={5} isGrowing />
    <span>{TEXT[language.get()]}</span>
  </div>
);
