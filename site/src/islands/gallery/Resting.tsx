import { Icon } from '../parts/Icon.tsx';
import type { ViewerTexts } from './texts.ts';

const KERNELS = [84, 69, 54, 39]
  .flatMap((y) => [`translate(20 ${y})rotate(-36)`, `translate(24 ${y})rotate(36)`])
  .concat('translate(22 30)');

interface RestingProps {
  reason: 'loading' | 'failed';
  texts: ViewerTexts;
  onRetry(): void;
}

/** In the thumbnails' place while they come (the ear fills), or when they did not come. */
export const Resting = ({ reason, texts, onRetry }: RestingProps) =>
  reason === 'loading' ? (
    <p className="resting" role="status">
      <svg className="ear filling" viewBox="0 0 44 104" aria-hidden="true">
        <path className="stem" d="M22 103V32" />
        {KERNELS.map((place) => (
          <use key={place} href="#kernel" className="full" transform={place} />
        ))}
      </svg>
      {texts.loading}
    </p>
  ) : (
    <div className="resting" role="alert">
      <Icon name="warning" />
      <p>{texts.failed}</p>
      <button type="button" className="button line" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
