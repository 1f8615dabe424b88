import { useTranslation } from 'react-i18next';
import { theme, useTheme } from '../../../kit/theme/theme.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';

export const ThemeToggle = () => {
  const { t } = useTranslation();
  const isDark = useTheme() === 'dark';
  return (
    <button type="button" className="button quiet" onClick={() => theme.choose(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} />
      {isDark ? t('shell.lightMode') : t('shell.darkMode')}
    </button>
  );
};
