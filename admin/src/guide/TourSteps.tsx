import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { pictureOf } from './pictures.ts';
import { STEPS } from './steps.ts';
import './tour.css';

const TourSteps = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const { picture, words } = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  const go = (to: number): void => {
    setAt(to);
    // Screen readers announce the new step.
    heading.current?.focus();
  };
  return (
    <section className="tour" aria-labelledby={id}>
      <div className="tour-words">
        <p className="tour-count">
          <Kernels filled={at + 1} of={STEPS.length} />
          {t('guide.tour.step', { number: at + 1, total: STEPS.length })}
        </p>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words[locale].title}
        </h2>
        <p>{words[locale].text}</p>
        <div className="tour-ways">
          {isLast ? (
            <button type="button" className="button" onClick={onClose}>
              {t('guide.tour.done')}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => go(at + 1)}>
              {t('guide.tour.next')}
            </button>
          )}
          {at > 0 && (
            <button type="button" className="button quiet" onClick={() => go(at - 1)}>
              {t('guide.tour.back')}
            </button>
          )}
        </div>
      </div>
      <img alt="" {...pictureOf(picture, locale)} />
      <button type="button" className="icon-button tour-close" aria-label={t('guide.tour.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
};

export default TourSteps;
