import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { Icon } from '../../ui/Icon.tsx';

export const OpenBadge = ({ names = [] }: { names?: readonly string[] | undefined }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  if (names.length === 0) return null;
  return (
    <p className="open-badge flex gap-1.5 items-center text-note font-strong wrap-anywhere text-on-tint">
      <Icon name="people" size={15} />
      <span>{t('lists.openAt', { names: formats.list(names.map((name) => `\u2068${name}\u2069`)) })}</span>
    </p>
  );
};
