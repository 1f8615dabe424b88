import { useTranslation } from 'react-i18next';
import { PublicationStrip } from '../../publication/PublicationStrip.tsx';
import { theme, useTheme } from '../../theme/theme.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LanguageToggle } from '../../ui/LanguageToggle.tsx';
import { SHOW_SHORTCUTS } from '../shortcuts/use-shortcuts.ts';
import './app-bar.css';

const ThemeToggle = () => {
  const { t } = useTranslation();
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      className="icon-button app-bar-tool theme-toggle"
      aria-label={isDark ? t('shell.lightMode') : t('shell.darkMode')}
      onClick={() => theme.choose(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
};

/** The band over every page: how the site stands, and what belongs to no section. On the phone the strip is its second line. */
export const AppBar = ({ onMenu }: { onMenu: () => void }) => {
  const { t } = useTranslation();
  return (
    <header className="app-bar">
      <button type="button" className="icon-button app-bar-menu" aria-label={t('shell.menu')} onClick={onMenu}>
        <Icon name="menu" size={24} />
      </button>
      <b className="app-bar-title">{t('common.panel')}</b>
      <PublicationStrip />
      <div className="app-bar-tools">
        <button
          type="button"
          className="icon-button app-bar-tool app-bar-keys"
          aria-label={t('shortcuts.title')}
          aria-keyshortcuts="?"
          onClick={() => window.dispatchEvent(new Event(SHOW_SHORTCUTS))}
        >
          <Icon name="keyboard" />
        </button>
        <ThemeToggle />
        <LanguageToggle />
        <a className="button quiet app-bar-site" href="/" target="_blank" rel="noreferrer">
          <Icon name="eye" />
          <span>{t('shell.viewSite')}</span>
          <span className="sr-only"> ({t('common.opensNewTab')})</span>
        </a>
      </div>
    </header>
  );
};
