import { DAY_MS } from '@sanabel/brand/zone';
import type { LibraryMedium, MediumUse } from '@sanabel/contract/library';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { localised, useItemTitle } from '../language/localised.tsx';
import { useFileSize } from '../upload/use-file-size.ts';

export const useMediumLabels = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const formats = useFormats();
  const titleOf = useItemTitle();
  const titleOfUse = ({ list, ...titles }: MediumUse): string => titleOf({ kind: list, ...titles });
  return {
    titleOfUse,
    /** Prefers the description, then the item that uses it, then the kind. */
    nameOf: ({ pictureAlt, arabicPictureAlt, uses, kind }: LibraryMedium): string => {
      const [use] = uses;
      return localised(pictureAlt, arabicPictureAlt, locale).text || (use ? titleOfUse(use) : t(`library.kind.${kind}`));
    },
    /** Tells how many items use it, what else needs it, or how long it stays. */
    standingOf: ({ useCounts, endsAt }: LibraryMedium): string => {
      if (useCounts.item > 0) return t('library.used', { count: useCounts.item });
      if (useCounts.bin > 0) return t('common.inBin');
      if (useCounts.change > 0) return t('library.inChanges');
      if (useCounts.version > 0) return t('library.inVersions');
      const days = Math.max(0, Math.ceil((Date.parse(endsAt ?? '') - Date.now()) / DAY_MS));
      return t('library.unusedFor', { count: days });
    },
    sizeOf: useFileSize(),
    /** Width comes first in every language. */
    measuresOf: ({ width, height, seconds }: LibraryMedium): string => {
      if (width !== null && height !== null) return t('library.measures', { width: formats.number(width), height: formats.number(height) });
      return seconds === null ? '' : t('library.seconds', { count: seconds });
    },
    typeOf: ({ mime, kind }: LibraryMedium): string => mime.split('/')[1]?.toUpperCase() ?? t(`library.kind.${kind}`),
  };
};
