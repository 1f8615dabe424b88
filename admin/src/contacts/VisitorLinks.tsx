import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import type { ContactValues } from './fields.ts';
import { visitorLinks } from './visitor-links.ts';

/** Shows the links behind the public site's buttons, as they are typed. They work, so that they can be tried. */
export const VisitorLinks = ({ contact }: { contact: ContactValues }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="contacts-links" aria-labelledby={id}>
      <h2 id={id}>{t('contacts.opens')}</h2>
      <ul>
        {visitorLinks(contact).map(({ text, icon, href, isTyped }) => (
          <li key={text}>
            <Icon name={icon} />
            <div>
              <b>{t(`contacts.${text}`)}</b>
              {href ? (
                <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr">
                  {href.replace('mailto:', '')}
                  <span className="sr-only"> ({t('common.opensNewTab')})</span>
                </a>
              ) : (
                <span className="contacts-none">{isTyped ? t('contacts.afterCorrection') : '–'}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p>{t('contacts.opensNote')}</p>
    </section>
  );
};
