import { chatDigits, dialledPhone } from '@sanabel/brand/phone';
import { email, link as typedLink } from '@sanabel/contract/fields';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import type { ContactValues } from './fields.ts';

interface VisitorLink {
  text: 'call' | 'chat' | 'mail' | 'youtube' | 'tiktok' | 'facebook';
  icon: IconName;
  /** Empty where the site shows no link. */
  href: string;
  isTyped: boolean;
}

const prefixed = (prefix: string, rest: string): string => (rest === '' ? '' : prefix + rest);
const safe = (link: string): string => typedLink.safeParse(link).data ?? '';

/** Builds the public site's links: +2 before a local number (decision L10), none for an invalid value. */
export const visitorLinks = (contact: ContactValues): VisitorLink[] => {
  const address = email.safeParse(contact.email);
  const link = (text: VisitorLink['text'], icon: IconName, href: string, typed: string) => ({
    text,
    icon,
    href,
    isTyped: typed.trim() !== '',
  });
  return [
    link('call', 'phone', prefixed('tel:', dialledPhone(contact.phoneNumber)), contact.phoneNumber),
    link('chat', 'chat', prefixed('https://wa.me/', chatDigits(contact.whatsappLink)), contact.whatsappLink),
    link('mail', 'mail', address.success ? prefixed('mailto:', address.data) : '', contact.email),
    link('facebook', 'facebook', safe(contact.facebookLink), contact.facebookLink),
    link('youtube', 'youtube', safe(contact.youtubeLink), contact.youtubeLink),
    link('tiktok', 'tiktok', safe(contact.tiktokLink), contact.tiktokLink),
  ];
};

export const VisitorLinks = ({ contact }: { contact: ContactValues }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section
      className="dark-band sticky top-22.5 py-5 px-6 kernel-28/8 text-note bg-green-950 text-[#d9e8cb] dark:border dark:border-line max-wide:static"
      aria-labelledby={id}
    >
      <h2 className="mb-1.5 text-small text-white" id={id}>
        {t('contacts.opens')}
      </h2>
      <ul>
        {visitorLinks(contact).map(({ text, icon, href, isTyped }) => (
          <li className="grid gap-3.5 grid-cols-[auto_minmax(0,1fr)] items-center min-h-14" key={text}>
            <Icon name={icon} />
            <div>
              <b className="block leading-[1.4] font-medium">{t(`contacts.${text}`)}</b>
              {href ? (
                <a
                  className="inline-block py-0.5 wrap-anywhere underline-offset-4 text-wheat-300"
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  dir="ltr"
                >
                  {href.replace('mailto:', '')}
                  <span className="sr-only"> ({t('common.opensNewTab')})</span>
                </a>
              ) : (
                <span>{isTyped ? t('contacts.afterCorrection') : '–'}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-note">{t('contacts.opensNote')}</p>
    </section>
  );
};
