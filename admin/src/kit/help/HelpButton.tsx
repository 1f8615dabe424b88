import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { useSection } from './sections.ts';

const HelpDialog = lazy(() => import('./HelpDialog.tsx'));

interface Props {
  of: string;
  className?: string;
  isCurrent?: boolean;
  /** Its words; omitted, the button is an icon. */
  children?: ReactNode;
}

export const HelpButton = ({ of, className = 'icon-button', isCurrent = false, children }: Props) => {
  const { t } = useTranslation();
  const section = useSection(of);
  const [isOpen, setIsOpen] = useState(false);
  if (!section) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={children ? undefined : t('guide.helpWith', { name: t(section.label) })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="question" />
        {children}
      </button>
      {isOpen &&
        // Outside of the dark sidebar, whose colours it would inherit.
        createPortal(
          <Suspense>
            <HelpDialog section={section} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
};
