import { language } from '../language/language.ts';
import { Kernels } from './Kernels.tsx';

const TEXT = { ar: 'جارٍ التحميل…', en: 'Loading…' };

/** Something is on its way. The words come late, so that a quick answer shows none. */
export const Loading = () => (
  <div className="waiting" role="status">
    <Kernels filled={5} of={5} isGrowing />
    <span>{TEXT[language.get()]}</span>
  </div>
);
