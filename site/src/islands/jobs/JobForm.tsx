import type { Locale } from '@sanabel/contract/enumerations';
import { Toast } from '../parts/Toast.tsx';
import { chatAddress, countLeft, FIELDS, type Field as FieldName, NO_EXPERIENCE, tidy } from './application.ts';
import { Field } from './Field.tsx';
import { Summary } from './Summary.tsx';
import type { JobTexts } from './texts.ts';
import { useApplication } from './use-application.ts';

interface JobFormProps {
  locale: Locale;
  texts: JobTexts;
  /** The club's address in the chat app; empty when it has none. */
  chat: string;
}

/** The application form (specification, "Jobs screen"; guide §8.15). */
export default function JobForm({ locale, texts, chat }: JobFormProps) {
  const { form, heading, summary, values, problems, refusal, isSending, toast, closeToast, fill, ...handlers } = useApplication(
    locale,
    texts,
  );
  const left = countLeft(values);
  const hasNone = values.experience === NO_EXPERIENCE;
  const hints: Partial<Record<FieldName, string>> = { phoneNumber: texts.phoneHint, qualification: texts.qualificationHint };
  return (
    <>
      <form ref={form} className="job-form" noValidate {...handlers}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {refusal !== null && (
          <Summary
            place={summary}
            message={refusal.message}
            chat={refusal.isUnreachable && chat !== '' ? chatAddress(chat, texts, tidy(values)) : ''}
            {...{ texts, problems }}
          />
        )}
        {FIELDS.map((name) => (
          <Field key={name} name={name} label={texts.labels[name]} hint={hints[name] ?? ''} problem={problems[name]} isReadOnly={isSending}>
            {name === 'experience' && (
              <button
                type="button"
                className="choice"
                aria-pressed={hasNone}
                disabled={isSending}
                onClick={() => fill('experience', hasNone ? '' : NO_EXPERIENCE)}
              >
                {texts.noExperience}
              </button>
            )}
          </Field>
        ))}
        <p className="consent">
          {texts.consent} <a href={texts.privacy.href}>{texts.privacy.text}</a>
        </p>
        <div className="send">
          <button type="submit" className="button" disabled={left > 0} aria-disabled={isSending}>
            {isSending && <span className="kernel-spinner" />}
            {isSending ? texts.sending : texts.send}
          </button>
          <p role="status">{left > 0 ? texts.left[left] : texts.ready}</p>
        </div>
      </form>
      <Toast message={toast} closeLabel={texts.close} onClose={closeToast} />
    </>
  );
}
