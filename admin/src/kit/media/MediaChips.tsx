import type { LibraryCounts } from '@sanabel/contract/library';
import { MEDIUM_KINDS, type MediumKind } from '@sanabel/contract/media-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { RadioChip } from '../ui/RadioChip.tsx';
import { SHOWN, type Shown, useMediaCounts } from './use-media.ts';

const countOf = (counts: LibraryCounts, shown: Shown): number =>
  shown === 'all' ? MEDIUM_KINDS.reduce((sum, kind) => sum + counts[kind], 0) : counts[shown];

export const MediaChips = ({ value, onChoose }: { value: Shown; onChoose: (shown: Shown) => void }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const counts = useMediaCounts();
  const name = useId();
  const isWorthIt = (shown: Shown): boolean =>
    shown === 'all' || shown === value || (counts ? countOf(counts, shown) > 0 : MEDIUM_KINDS.includes(shown as MediumKind));
  return (
    <div
      className="flex gap-2 flex-wrap mb-5 max-tablet:mb-2 whitespace-nowrap max-laptop:flex-nowrap max-laptop:-mx-4 max-laptop:py-1 max-laptop:px-4 max-laptop:overflow-x-auto max-laptop:[scrollbar-width:none] max-laptop:[mask-image:linear-gradient(to_right,transparent,#000_20px,#000_calc(100%-20px),transparent)]"
      role="radiogroup"
      aria-label={t('library.show')}
    >
      {SHOWN.filter(isWorthIt).map((shown) => (
        <RadioChip key={shown} name={name} isChosen={shown === value} onChoose={() => onChoose(shown)}>
          {t(`library.shown.${shown}`)}
          {counts && countOf(counts, shown) > 0 && <span className="text-note">{number(countOf(counts, shown))}</span>}
        </RadioChip>
      ))}
    </div>
  );
};
