import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';

export const VersionsLink = ({ path }: { path: string }) => {
  const { t } = useTranslation();
  return (
    <Link className="site-link" to={`${path}/versions`}>
      <Icon name="history" size={16} />
      <span className="site-link-text">{t('versions.link')}</span>
    </Link>
  );
};
