import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { useSection } from './sections.ts';

const HelpDialog = lazy(() => import('./HelpDialog.tsx'));

export const HelpButton = ({ of, className = '' }: { of: string; className?: string }) => {
  const { t } = useTranslation();
  const section = useSection(of);
  const [isOpen, setIsOpen] = useState(false);
  if (!section) return null;
  return (
    <>
      <button
        type="button"
        className={`icon-button ${className}`}
        aria-label={t('guide.helpWith', { name: t(section.label) })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="question" />
      </button>
      {isOpen && (
        <Suspense>
          <HelpDialog section={section} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
