import type { Ref } from 'react';
import { Icon } from '../parts/Inline.tsx';
import { FIELDS, type Field, type Problems } from './application.ts';
import { idOf } from './Field.tsx';
import type { JobTexts } from './texts.ts';

interface SummaryProps {
  texts: JobTexts;
  problems: Problems;
  message: string;
  /** A chat link with the same answers; empty when a retry is possible. */
  chat: string;
  summaryRef: Ref<HTMLDivElement>;
}

/** Moves the focus, too: a fragment alone would only scroll there. */
const goTo = (field: Field) => document.getElementById(idOf(field))?.focus();

/** The errors of a failed try, with links to the fields (guide §8.15). */
export const Summary = ({ texts, problems, message, chat, summaryRef }: SummaryProps) => {
  const fields = FIELDS.filter((field) => problems[field]);
  if (fields.length === 0 && message === '') return null;
  return (
    <div
      ref={summaryRef}
      className="kernel-small col-span-full flex gap-3 bg-danger-bg px-4.5 py-3.5 text-[#7e2413] text-small leading-[1.7] dark:text-[#ffd9c9]"
      role="alert"
      tabIndex={-1}
    >
      <Icon name="warning" className="mt-0.75" />
      {fields.length === 0 ? (
        <div>
          <p className="font-strong">{message}</p>
          {chat !== '' && (
            <a
              className="mt-2 inline-flex min-h-11 items-center gap-2.5 rounded-[8px] rounded-ss-[22px] rounded-ee-[22px] bg-green-900 px-4.5 py-1.5 font-strong text-white"
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp" />
              {texts.byChat}
              <span className="sr-only"> ({texts.opensInNewTab})</span>
            </a>
          )}
        </div>
      ) : (
        <div>
          <p className="font-strong">{texts.errorCount[fields.length]}</p>
          <ul className="flex flex-wrap gap-x-4.5">
            {fields.map((field) => (
              <li key={field}>
                <a
                  className="inline-block py-1.25 underline underline-offset-4"
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(field);
                  }}
                >
                  {texts.labels[field]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
