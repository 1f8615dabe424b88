import type { RefObject } from 'react';
import { fill } from '../../i18n/fill.ts';
import { type Application, chatAddress } from './application.ts';
import type { JobTexts } from './texts.ts';

interface SentProps {
  heading: RefObject<HTMLHeadingElement | null>;
  application: Application;
  texts: JobTexts;
  chat: string;
  onAnother: () => void;
}

const FACTS = ['role', 'phoneNumber', 'email'] as const;

/** Replaces the form until the visitor continues, so that no one misses that the application has arrived. */
export const Sent = ({ heading, application, texts, chat, onAnother }: SentProps) => {
  return (
    <div className="kernel bg-surface p-[clamp(22px,3.6vw,56px)] [box-shadow:0_0_0_1px_var(--color-line),var(--shadow-float)]">
      <h2 ref={heading} className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)] focus:outline-none" tabIndex={-1}>
        {fill(texts.arrived, { name: application.fullName })}
      </h2>
      <p className="mt-1 text-lead/lead text-ink-2">{texts.arrivedLead}</p>
      <dl className="my-6 grid grid-cols-1 gap-x-6 gap-y-3 border-y-2 border-ink py-4 tablet:grid-cols-[repeat(3,auto)]">
        {FACTS.map((name) => (
          <div key={name}>
            <dt className="text-small text-ink-2">{texts.labels[name]}</dt>
            <dd className={name === 'role' ? 'font-semibold' : undefined}>
              {name === 'role' ? application.role : <bdi dir="ltr">{application[name]}</bdi>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="button" href={texts.home.href}>
          {texts.home.text}
        </a>
        <button type="button" className="min-h-11 cursor-pointer font-strong text-brand underline underline-offset-6" onClick={onAnother}>
          {texts.another}
        </button>
      </div>
      {chat !== '' && (
        <p className="mt-6 border-t border-line pt-4 text-small text-ink-2">
          {texts.wrong}{' '}
          <a
            className="inline-flex min-h-11 items-center font-strong text-brand underline underline-offset-4"
            href={chatAddress(chat, texts, application)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.wrongChat}
            <span className="sr-only"> ({texts.opensInNewTab})</span>
          </a>
        </p>
      )}
    </div>
  );
};
