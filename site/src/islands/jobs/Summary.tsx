import type { Ref } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { FIELDS, type Field, type Problems } from './application.ts';
import { idOf } from './Field.tsx';
import type { JobTexts } from './texts.ts';

interface SummaryProps {
  texts: JobTexts;
  problems: Problems;
  /** The sentence for a refusal that names no field. */
  message: string;
  /** Where the answers can go instead; empty when they can be sent again as they are. */
  chat: string;
  place: Ref<HTMLDivElement>;
}

/** Moves the focus, too: a fragment alone would only scroll there. */
const goTo = (field: Field) => document.getElementById(idOf(field))?.focus();

/** First in the form after a failed try: what is wrong, with links to the fields (guide §8.15). */
export const Summary = ({ texts, problems, message, chat, place }: SummaryProps) => {
  const fields = FIELDS.filter((field) => problems[field]);
  if (fields.length === 0 && message === '') return null;
  return (
    <div ref={place} className="summary" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      {fields.length === 0 ? (
        <div>
          <p>{message}</p>
          {chat !== '' && (
            <a className="by-chat" href={chat} target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {texts.byChat}
              <span className="sr-only"> ({texts.opensInNewTab})</span>
            </a>
          )}
        </div>
      ) : (
        <div>
          <p>{texts.faults[fields.length]}</p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <a
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
