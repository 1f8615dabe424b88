import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '../data/section.ts';
import { useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { helpOf } from './help.ts';
import { pictureOf } from './pictures.ts';
import { GuideSections } from './sections.ts';
import './guide.css';

/** Number of sections that fit the first page, below the sentences about signing in. */
const ON_FIRST_PAGE = 6;

const Entry = ({ section: { name, label, picture, icon } }: { section: Section }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  return (
    <li>
      <img alt="" {...pictureOf(picture, locale)} />
      <div>
        <h3>
          <Icon name={icon} size={18} />
          {t(label)}
        </h3>
        <p>{helpOf(name, locale)}</p>
      </div>
    </li>
  );
};

export const Component = () => {
  const { t } = useTranslation();
  const sections = useContext(GuideSections);
  return (
    <div className="guide">
      <PageHead title={t('guide.title')} lead={t('guide.lead')}>
        <button type="button" className="button guide-print" onClick={() => window.print()}>
          <Icon name="print" />
          {t('guide.print')}
        </button>
      </PageHead>
      <section className="guide-page">
        <p className="guide-club">
          <Mark />
          {t('common.panel')}
        </p>
        <h2>{t('guide.enter.title')}</h2>
        <p>{t('guide.enter.text')}</p>
        <h2>{t('guide.pages')}</h2>
        <ul>
          {sections.slice(0, ON_FIRST_PAGE).map((section) => (
            <Entry key={section.name} section={section} />
          ))}
        </ul>
      </section>
      <section className="guide-page">
        <ul>
          {sections.slice(ON_FIRST_PAGE).map((section) => (
            <Entry key={section.name} section={section} />
          ))}
        </ul>
        <h2>{t('guide.trouble.title')}</h2>
        <p>{t('guide.trouble.text')}</p>
        <p className="guide-ask">
          <b>{t('guide.ask')}</b>
          <span />
        </p>
      </section>
    </div>
  );
};
