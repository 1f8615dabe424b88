import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { HelpButton } from '../../kit/help/HelpButton.tsx';
import { useAddresses } from '../../kit/publication/use-addresses.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { LanguageToggle } from '../../kit/ui/LanguageToggle.tsx';
import { PublicationStrip } from '../../operation/publication/PublicationStrip.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { sectionAt } from '../sections.ts';
import { SHOW_SHORTCUTS } from '../shortcuts/use-shortcuts.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

export const AppBar = ({ onMenu }: { onMenu: () => void }) => {
  const { t } = useTranslation();
  const { home } = useAddresses();
  return (
    <header className="flex gap-3.5 items-center min-h-17 px-8 border-b border-line bg-ground max-laptop:gap-x-2 max-laptop:gap-y-0 max-laptop:flex-wrap max-laptop:px-3">
      <button type="button" className="icon-button hidden max-laptop:inline-grid" aria-label={t('shell.menu')} onClick={onMenu}>
        <Icon name="menu" size={24} />
      </button>
      <b className="hidden min-w-0 flex-1 truncate text-[1.125rem]/[1.4] font-display font-bold max-laptop:block max-[481px]:hidden">
        {t('common.panel')}
      </b>
      <PublicationStrip />
      <div className="flex flex-none gap-2 items-center ms-auto max-laptop:gap-1.5 max-[481px]:gap-1 max-laptop:min-h-15">
        <SearchField />
        <button
          type="button"
          className="icon-button border border-line-strong bg-surface hover:bg-tint max-laptop:hidden"
          aria-label={t('shortcuts.title')}
          aria-keyshortcuts="?"
          onClick={() => window.dispatchEvent(new Event(SHOW_SHORTCUTS))}
        >
          <Icon name="keyboard" />
        </button>
        <HelpButton of={sectionAt(useLocation().pathname).name} className="border border-line-strong bg-surface hover:bg-tint" />
        <ThemeToggle className="border border-line-strong bg-surface hover:bg-tint max-[481px]:hidden" />
        <LanguageToggle />
        <a className="button quiet max-wide:w-11 max-wide:py-0" href={home} target="_blank" rel="noreferrer">
          <Icon name="eye" />
          <span className="max-wide:hidden">{t('shell.viewSite')}</span>
          <span className="sr-only"> ({t('common.opensNewTab')})</span>
        </a>
      </div>
    </header>
  );
};
