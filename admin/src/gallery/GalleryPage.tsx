import { useTranslation } from 'react-i18next';
import { PageHead } from '../panel/shell/PageHead.tsx';

export const Component = () => {
  const { t } = useTranslation();
  return <PageHead title={t('gallery.title')} lead={t('gallery.lead')} />;
};
