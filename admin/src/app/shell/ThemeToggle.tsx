import { useTranslation } from 'react-i18next';
import { theme, useTheme } from '../../theme/theme.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Light or dark. In the bar; on a telephone, whose bar has no room for it, in the drawer. */
export const ThemeToggle = ({ className }: { className: string }) => {
  const { t } = useTranslation();
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      className={`icon-button theme-toggle ${className}`}
      aria-label={isDark ? t('shell.lightMode') : t('shell.darkMode')}
      onClick={() => theme.choose(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
};
