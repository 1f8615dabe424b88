import { useTranslation } from 'react-i18next';
import { theme, useTheme } from '../../kit/theme/theme.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

/** The phone's bar has no room for it, so it is in the drawer there. */
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
