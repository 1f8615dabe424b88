import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

const LOOK =
  'inline-flex items-center min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] leading-[1.2] no-underline bg-surface hover:bg-tint current:border-brand current:font-strong current:bg-brand current:text-on-brand';

/** The two pages of one's account. */
export const Tabs = () => {
  const { t } = useTranslation();
  return (
    <nav className="flex gap-2 flex-wrap mb-5.5" aria-label={t('account.pages')}>
      <NavLink className={LOOK} to="/account/details">
        {t('account.details')}
      </NavLink>
      <NavLink className={LOOK} to="/account" end>
        {t('account.security')}
      </NavLink>
    </nav>
  );
};
