import type { WithStaleness } from '@sanabel/contract/entities/languages';
import { STALENESS_FIELDS } from '@sanabel/contract/states';
import { useTranslation } from 'react-i18next';
import { LanguagesSign } from '../../ui/LanguagesSign.tsx';

/** Shows only the most urgent state of the two languages. */
export const StalenessLine = ({ item }: { item: WithStaleness }) => {
  const { t } = useTranslation();
  const staleness = STALENESS_FIELDS.find((name) => item[name]);
  return staleness ? (
    <p className="flex gap-1.5 items-center text-note text-wheat-800">
      <LanguagesSign size={15} />
      {t(`forms.counterpart.staleness.${staleness}`)}
    </p>
  ) : null;
};
