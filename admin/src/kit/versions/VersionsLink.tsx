import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LinkPlacement, pageLinkLook, pageLinkTextLook } from '../publication/SiteLink.tsx';
import { Icon } from '../ui/Icon.tsx';

export const VersionsLink = ({ path, placement = 'card' }: { path: string; placement?: LinkPlacement }) => {
  const { t } = useTranslation();
  return (
    <Link className={`${pageLinkLook(placement)} text-brand`} to={`${path}/versions`}>
      <Icon name="history" size={16} />
      <span className={pageLinkTextLook(placement)}>{t('versions.list')}</span>
    </Link>
  );
};
