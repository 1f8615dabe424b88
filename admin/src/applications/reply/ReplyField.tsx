import type { JobRequest } from '@sanabel/contract/entities/job-request';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { JobStatus } from '@sanabel/contract/job-statuses';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/ui/Icon.tsx';
import { DetailsChip, DetailsChips } from '../controls.tsx';
import { Section } from '../Section.tsx';
import { useSetStatus } from '../status/use-set-status.ts';
import { chatLink, mailLink } from './links.ts';
import { bodyOf, hasBlank, highlightedParts, languageOf, nextReply, REPLY_NAMES, type Reply, statusAfter, subjectOf } from './templates.ts';

const SHORT = { ar: 'ع', en: 'En' } as const satisfies Record<Locale, string>;

const LAYER = '[grid-area:1/1] m-0 min-w-0 py-3 px-3.5 border-0 text-small/[1.8] whitespace-pre-wrap wrap-anywhere max-laptop:text-item';
const MARK =
  'bg-transparent bg-[linear-gradient(transparent_66%,var(--color-wheat-300)_66%)] text-inherit dark:bg-[linear-gradient(transparent_86%,var(--color-wheat-500)_86%)]';
const WAYS = 'grid gap-2.5 grid-cols-[repeat(auto-fit,minmax(176px,1fr))] mt-3';

const Part = ({ text, isHighlighted }: { text: string; isHighlighted: boolean }) =>
  isHighlighted ? <mark className={MARK}>{text}</mark> : <span>{text}</span>;

interface TextProps {
  text: string;
  request: JobRequest;
  locale: Locale;
  onChange: (text: string) => void;
}

/** Underlines text from the application through a copy behind the textarea. */
const ReplyText = ({ text, request, locale, onChange }: TextProps) => {
  const { t } = useTranslation();
  const parts = highlightedParts(text, request);
  return (
    <div
      className="grid mt-2.5 border-[1.5px] border-line-strong rounded-[10px] bg-surface focus-within:border-brand"
      lang={locale}
      dir={locale === 'ar' ? 'rtl' : 'ltr'}
    >
      <div className={`${LAYER} text-transparent select-none`} aria-hidden="true">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name.
          <Part key={index} {...part} />
        ))}{' '}
      </div>
      <textarea
        className={`${LAYER} relative w-full rounded-[10px] bg-transparent resize-none overflow-hidden`}
        aria-label={t('jobRequests.replyText')}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
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
  const isBlocked = hasBlank(text) || text.trim() === '';
  const next = statusAfter(reply, request.status);
  const way = (name: 'chat' | 'mail', href: string, className: string) => {
    const content = (
      <>
        <Icon name={name} />
        {t(`jobRequests.sendBy.${name}`)}
      </>
    );
    return isBlocked ? (
      <button type="button" className={className} aria-disabled aria-describedby={`${id}-hint`}>
        {content}
      </button>
    ) : (
      <a className={className} href={href} target="_blank" rel="noreferrer" onClick={() => setOpened(next)}>
        {content}
      </a>
    );
  };
  const chat = chatLink(request.phoneNumber, text);
  const mail = mailLink(request.email, { subject: subjectOf(locale, request), body: text });
  const write = (change: () => void) => () => {
    change();
    setTyped(null);
  };
  const languages = (
    <span className="inline-flex ms-auto border border-line-strong rounded-[22px] overflow-clip">
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          className="min-w-12 min-h-10.5 bg-surface aria-pressed:bg-brand aria-pressed:font-strong aria-pressed:text-on-brand focus-visible:-outline-offset-4"
          aria-pressed={one === locale}
          onClick={write(() => setLocale(one))}
        >
          <span lang={one} aria-hidden="true">
            {SHORT[one]}
          </span>
          <span className="sr-only">{t(`jobRequests.replyIn.${one}`)}</span>
        </button>
      ))}
    </span>
  );
  return (
    <Section title={t('jobRequests.reply')} beside={languages}>
      <DetailsChips>
        {REPLY_NAMES.map((name) => (
          <DetailsChip key={name} isChosen={name === reply} onChoose={write(() => setReply(name))}>
            {name === reply && <Icon name="check" size={16} />}
            {t(`jobRequests.replies.${name}`)}
          </DetailsChip>
        ))}
      </DetailsChips>
      <ReplyText text={text} request={request} locale={locale} onChange={setTyped} />
      <div className={WAYS}>
        {chat && way('chat', chat, 'button min-h-12 px-3')}
        {way('mail', mail, 'button quiet min-h-12 px-3')}
      </div>
      <p className="mt-2 text-note text-ink-2" id={`${id}-hint`} aria-live="polite">
        {isBlocked && t('jobRequests.fillIn')}
        {!isBlocked && next && !opened && t('jobRequests.statusAfter', { status: t(`jobRequests.statuses.${next}`) })}
      </p>
      {opened && (
        <div className={WAYS} role="status">
          <p className="basis-full">{t('jobRequests.wasSent', { status: t(`jobRequests.statuses.${opened}`) })}</p>
          <button
            type="button"
            className="button min-h-12 px-3"
            onClick={() => {
              setOpened(null);
              void setStatus(request, opened);
            }}
          >
            {t('jobRequests.confirmSent')}
          </button>
          <button type="button" className="button quiet min-h-12 px-3" onClick={() => setOpened(null)}>
            {t('jobRequests.notSent')}
          </button>
        </div>
      )}
    </Section>
  );
};
