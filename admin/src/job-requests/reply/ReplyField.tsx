import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { JobStatus } from '@sanabel/contract/job-statuses';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { useSetStatus } from '../status/use-set-status.ts';
import { chatLink, mailLink } from './links.ts';
import { bodyOf, hasBlank, languageOf, markedParts, nextReply, REPLY_NAMES, type Reply, statusAfter, subjectOf } from './templates.ts';
import './reply.css';

const SHORT = { ar: 'ع', en: 'En' } as const satisfies Record<Locale, string>;

interface TextProps {
  text: string;
  request: JobRequest;
  locale: Locale;
  onChange: (text: string) => void;
}

/** Underlines text from the application through a copy behind the textarea. */
const ReplyText = ({ text, request, locale, onChange }: TextProps) => {
  const { t } = useTranslation();
  const parts = markedParts(text, request);
  return (
    <div className="reply-text" lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <div aria-hidden="true">
        {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name. */}
        {parts.map((part, index) => (part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>))}{' '}
      </div>
      <textarea aria-label={t('jobRequests.replyText')} value={text} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
    </div>
  );
};

/** Sends a template that can be edited with the admin's own WhatsApp or mail program. */
export const ReplyField = ({ request }: { request: JobRequest }) => {
  const { t } = useTranslation();
  const setStatus = useSetStatus();
  const id = useId();
  const [locale, setLocale] = useState(languageOf(request));
  const [reply, setReply] = useState<Reply>(nextReply(request.status));
  const [typed, setTyped] = useState<string | null>(null);
  /** The status to set once the admin confirms that the message was sent. */
  const [opened, setOpened] = useState<JobStatus | null>(null);
  const text = typed ?? bodyOf(reply, locale, request);
  const isHeld = hasBlank(text) || text.trim() === '';
  const next = statusAfter(reply, request.status);
  const way = (name: 'chat' | 'mail', href: string, className: string) => {
    const words = (
      <>
        <Icon name={name} />
        {t(`jobRequests.sendBy.${name}`)}
      </>
    );
    return isHeld ? (
      <button type="button" className={className} aria-disabled aria-describedby={`${id}-hint`}>
        {words}
      </button>
    ) : (
      <a className={className} href={href} target="_blank" rel="noreferrer" onClick={() => setOpened(next)}>
        {words}
      </a>
    );
  };
  const chat = chatLink(request.phoneNumber, text);
  const mail = mailLink(request.email, { subject: subjectOf(locale, request), body: text });
  const write = (change: () => void) => () => {
    change();
    setTyped(null);
  };
  return (
    <section aria-labelledby={id}>
      <h3>
        <span id={id}>{t('jobRequests.reply')}</span>
        <span className="reply-languages">
          {LOCALES.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} onClick={write(() => setLocale(one))}>
              <span lang={one} aria-hidden="true">
                {SHORT[one]}
              </span>
              <span className="sr-only">{t(`jobRequests.replyIn.${one}`)}</span>
            </button>
          ))}
        </span>
      </h3>
      <div className="job-chips">
        {REPLY_NAMES.map((name) => (
          <button key={name} type="button" className="job-chip" aria-pressed={name === reply} onClick={write(() => setReply(name))}>
            {name === reply && <Icon name="check" size={16} />}
            {t(`jobRequests.replies.${name}`)}
          </button>
        ))}
      </div>
      <ReplyText text={text} request={request} locale={locale} onChange={setTyped} />
      <div className="reply-ways">
        {chat && way('chat', chat, 'button')}
        {way('mail', mail, 'button quiet')}
      </div>
      <p className="mt-2 text-meta text-ink-2" id={`${id}-hint`} aria-live="polite">
        {isHeld && t('jobRequests.fillIn')}
        {!isHeld && next && !opened && t('jobRequests.statusAfter', { status: t(`jobRequests.statuses.${next}`) })}
      </p>
      {opened && (
        <div className="reply-ways" role="status">
          <p className="basis-full">{t('jobRequests.wasSent', { status: t(`jobRequests.statuses.${opened}`) })}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setOpened(null);
              void setStatus(request, opened);
            }}
          >
            {t('jobRequests.confirmSent')}
          </button>
          <button type="button" className="button quiet" onClick={() => setOpened(null)}>
            {t('jobRequests.notSent')}
          </button>
        </div>
      )}
    </section>
  );
};
