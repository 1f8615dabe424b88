import { CLUB } from '@sanabel/contract/settings';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './i18n/use-language.ts';

const HEALTH_PATH = '/api/v1/health';

export const Welcome = () => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <main className="welcome">
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <p>{t('meanwhile')}</p>
      <div className="actions">
        <a className="button" href="/">
          {t('visitSite')}
        </a>
        <a className="link" href={HEALTH_PATH}>
          <span>{t('health')}</span> <bdi className="path">{HEALTH_PATH}</bdi>
        </a>
      </div>
      <p className="small">{CLUB.projectOf[language]}</p>
    </main>
  );
};
