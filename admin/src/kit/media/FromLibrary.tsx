import type { LibraryMedium } from '@sanabel/contract/library';
import type { MediaRule } from '@sanabel/contract/media-rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '../data/may.ts';
import { Icon } from '../ui/Icon.tsx';

const ChooseDialog = lazy(() => import('./ChooseDialog.tsx').then(({ ChooseDialog: dialog }) => ({ default: dialog })));

interface Props {
  rule: MediaRule;
  /** Id of the element that names the field. */
  labelledBy?: string;
  isDisabled?: boolean;
  onChoose: (medium: LibraryMedium) => void;
}

/** Loads the dialog on demand. Hidden from those who may not read the library. */
export const FromLibrary = ({ rule, labelledBy, isDisabled = false, onChoose }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('GET /library')) return null;
  return (
    <>
      <button
        type="button"
        className="button quiet items-center px-3 text-small font-medium whitespace-nowrap"
        aria-describedby={labelledBy}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="library" />
        {t('library.from')}
      </button>
      {isOpen && (
        <Suspense>
          <ChooseDialog
            rule={rule}
            onChoose={(medium) => {
              setIsOpen(false);
              onChoose(medium);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
