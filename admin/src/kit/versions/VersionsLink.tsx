import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageLinkLook, pageLinkTextLook, type Room } from '../publication/SiteLink.tsx';
import { Icon } from '../ui/Icon.tsx';

export const VersionsLink = ({ path, room = 'card' }: { path: string; room?: Room }) => {
  const { t } = useTranslation();
  return (
    <Link className={`${pageLinkLook(room)} text-brand`} to={`${path}/versions`}>
      <Icon name="history" size={16} />
      <span className={pageLinkTextLook(room)}>{t('versions.list')}</span>
    </Link>
  );
};
