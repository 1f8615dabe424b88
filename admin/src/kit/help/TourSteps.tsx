import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { pictureOf } from './pictures.ts';
import { STEPS } from './steps.ts';

const TourSteps = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const { picture, texts } = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const go = (to: number): void => {
    setAt(to);
    // Screen readers announce the new step.
    heading.current?.focus();
  };
  return (
    <section
      className="relative grid gap-6 grid-cols-[minmax(0,1fr)_minmax(0,300px)] items-center mb-6.5 py-5.5 px-6.5 border border-line kernel-48/10 bg-surface max-laptop:gap-3.5 max-laptop:grid-cols-1 max-laptop:py-4.5 max-laptop:px-4 max-laptop:kernel-28/10"
      aria-labelledby={id}
    >
      <div>
        <p className="flex gap-2.5 items-center text-note text-ink-2">
          <Kernels filled={at + 1} of={STEPS.length} />
          {t('guide.tour.step', { number: at + 1, total: STEPS.length })}
        </p>
        <h2 className="mt-1.5 mb-1" id={id} ref={heading} tabIndex={-1}>
          {texts[locale].title}
        </h2>
        <p className="max-w-[62ch]">{texts[locale].text}</p>
        <div className="flex flex-wrap gap-2.5 mt-4">
          {isLast ? (
            <button type="button" className="button" onClick={onClose}>
              {t('guide.tour.done')}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => go(at + 1)}>
              {t('common.next')}
            </button>
          )}
          {at > 0 && (
            <button type="button" className="button quiet" onClick={() => go(at - 1)}>
              {t('guide.tour.back')}
            </button>
          )}
        </div>
      </div>
      <img
        className="w-full h-auto border border-line rounded-[6px] rounded-se-[28px] rounded-es-[28px] max-laptop:-order-1 max-laptop:max-h-33 max-laptop:object-cover max-laptop:object-top"
        alt=""
        {...pictureOf(picture, locale)}
      />
      <IconButton className="absolute top-2 end-2 bg-surface" icon="close" label={t('guide.tour.close')} onClick={onClose} />
    </section>
  );
};

export default TourSteps;
