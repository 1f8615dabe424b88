import { Icon } from '../parts/Inline.tsx';
import type { ViewerTexts } from './texts.ts';

const KERNELS = [84, 69, 54, 39]
  .flatMap((y) => [`translate(20 ${y})rotate(-36)`, `translate(24 ${y})rotate(36)`])
  .concat('translate(22 30)');

export type RestingTexts = Pick<ViewerTexts, 'loading' | 'failed' | 'retry'>;

interface RestingProps {
  reason: 'loading' | 'failed';
  texts: RestingTexts;
  className?: string;
  onRetry(): void;
}

export const RESTING = 'flex min-h-34 flex-wrap items-center justify-center gap-x-4.5 gap-y-3 rounded-[12px] px-5 text-on-band text-small';

/** Replaces the thumbnails while they load (the ear fills), or when they failed to load. */
export const Resting = ({ reason, texts, className = 'bg-night', onRetry }: RestingProps) =>
  reason === 'loading' ? (
    <p className={`${RESTING} ${className}`} role="status">
      <svg className="ear h-20 w-8.5" viewBox="0 0 44 104" aria-hidden="true">
        <path className="stem" d="M22 103V32" />
        {KERNELS.map((index) => (
          <use
            key={index}
            href="#kernel"
            className="full animate-fill nth-[3n+1]:[animation-delay:0.6s] nth-[3n]:[animation-delay:0.3s]"
            transform={index}
          />
        ))}
      </svg>
      {texts.loading}
    </p>
  ) : (
    <div className={`${RESTING} ${className}`} role="alert">
      <Icon name="warning" />
      <p>{texts.failed}</p>
      <button type="button" className="button line" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
