import { useTranslation } from 'react-i18next';
import { useAddresses } from '../../kit/publication/use-addresses.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { PublicationStrip } from '../../operation/publication/PublicationStrip.tsx';
import { SearchField } from '../search/SearchField.tsx';

export const AppBar = ({ onMenu }: { onMenu: () => void }) => {
  const { t } = useTranslation();
  const { home } = useAddresses();
  return (
    <header className="flex gap-3.5 items-center min-h-17 px-8 border-b border-line bg-ground max-laptop:gap-x-2 max-laptop:gap-y-0 max-laptop:flex-wrap max-laptop:px-3">
      <IconButton className="hidden max-laptop:inline-grid" icon="menu" size={24} label={t('shell.menu')} onClick={onMenu} />
      <b className="hidden min-w-0 flex-1 truncate text-[1.125rem]/[1.4] font-display font-bold max-laptop:block">{t('common.panel')}</b>
      <PublicationStrip />
      <div className="flex flex-none gap-2 items-center ms-auto max-laptop:gap-1.5 max-[481px]:gap-1 max-laptop:min-h-15">
        <SearchField />
        <a className="button quiet max-wide:w-11 max-wide:py-0" href={home} target="_blank" rel="noreferrer">
          <Icon name="eye" />
          <span className="max-wide:hidden">{t('shell.viewSite')}</span>
          <span className="sr-only"> ({t('common.opensNewTab')})</span>
        </a>
      </div>
    </header>
  );
};
