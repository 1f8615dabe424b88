import type { Locale } from '@sanabel/contract/enumerations';
import { Boundary } from '../parts/Boundary.tsx';
import { Toast } from '../parts/Toast.tsx';
import { chatAddress, countLeft, FIELDS, type Field as FieldName, NO_EXPERIENCE, tidy } from './application.ts';
import { Field } from './Field.tsx';
import { Sent } from './Sent.tsx';
import { Summary } from './Summary.tsx';
import type { JobTexts } from './texts.ts';
import { useApplication } from './use-application.ts';

interface JobFormProps {
  locale: Locale;
  texts: JobTexts;
  /** Empty when the club has none. */
  chat: string;
}

const Form = ({ locale, texts, chat }: JobFormProps) => {
  const { form, heading, summary, values, problems, refusal, isSending, sent, beginAgain, toast, closeToast, fill, ...handlers } =
    useApplication(locale, texts);
  const left = countLeft(values);
  const hasNone = values.experience === NO_EXPERIENCE;
  const hints: Partial<Record<FieldName, string>> = { phoneNumber: texts.phoneHint, qualification: texts.qualificationHint };
  return (
    <>
      {sent ? (
        <Sent application={sent} onAnother={beginAgain} {...{ heading, texts, chat }} />
      ) : (
        <form
          ref={form}
          className="kernel grid print:grid! noscript:hidden grid-cols-1 gap-x-5 gap-y-5.5 bg-surface p-[clamp(22px,3.6vw,56px)] [box-shadow:0_0_0_1px_var(--color-line),var(--shadow-float)] mid:grid-cols-2"
          noValidate
          {...handlers}
        >
          <h2 ref={heading} className="col-span-full text-[1.75rem] focus:outline-none" tabIndex={-1}>
            {texts.title}
          </h2>
          {refusal !== null && (
            <Summary
              summaryRef={summary}
              message={refusal.message}
              chat={refusal.isUnreachable && chat !== '' ? chatAddress(chat, texts, tidy(values)) : ''}
              {...{ texts, problems }}
            />
          )}
          {FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              label={texts.labels[name]}
              hint={hints[name] ?? ''}
              problem={problems[name]}
              isReadOnly={isSending}
            >
              {name === 'experience' && (
                <button
                  type="button"
                  className="inner-line-line-strong forced-colors:border mt-2 min-h-11 cursor-pointer rounded-[22px] px-4 py-1 text-small aria-pressed:bg-brand aria-pressed:text-on-brand aria-pressed:shadow-none"
                  aria-pressed={hasNone}
                  disabled={isSending}
                  onClick={() => fill('experience', hasNone ? '' : NO_EXPERIENCE)}
                >
                  {texts.noExperience}
                </button>
              )}
            </Field>
          ))}
          <p className="col-span-full text-meta leading-[1.75] text-ink-2">
            {texts.consent}{' '}
            <a className="underline underline-offset-4" href={texts.privacy.href}>
              {texts.privacy.text}
            </a>
          </p>
          <div className="col-span-full flex flex-wrap items-center gap-x-4.5 gap-y-3">
            <button
              type="submit"
              className="button disabled:cursor-not-allowed disabled:rounded-[26px_8px] disabled:bg-line disabled:text-ink-3"
              disabled={left > 0}
              aria-disabled={isSending || undefined}
            >
              {isSending && <span className="grain h-5 w-3 animate-turn bg-current" />}
              <span>{isSending ? texts.sending : texts.send}</span>
            </button>
            <p className="min-w-[min(14em,100%)] flex-1 text-small leading-[1.5] text-ink-2" role="status">
              {left > 0 ? texts.left[left] : texts.ready}
            </p>
          </div>
          {chat !== '' && (
            <p className="col-span-full flex flex-wrap items-center gap-x-4.5 gap-y-2 text-small leading-[1.5]">
              <a className="button line text-brand" href={chatAddress(chat, texts, tidy(values))} target="_blank" rel="noopener noreferrer">
                {texts.orByChat}
                <span className="sr-only"> ({texts.opensInNewTab})</span>
              </a>
              <span className="min-w-[min(14em,100%)] flex-1">{texts.noEmail}</span>
            </p>
          )}
        </form>
      )}
      <Toast message={toast} closeLabel={texts.close} onClose={closeToast} />
    </>
  );
};

/** The application form (specification, "Jobs screen"; guide §8.15). */
export default function JobForm(props: JobFormProps) {
  const { texts, chat } = props;
  return (
    <Boundary
      texts={texts.broken}
      other={
        chat !== '' && (
          <a
            className="inline-flex min-h-11 items-center font-strong text-brand underline underline-offset-4"
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.applyByChat}
            <span className="sr-only"> ({texts.opensInNewTab})</span>
          </a>
        )
      }
    >
      <Form {...props} />
    </Boundary>
  );
}
