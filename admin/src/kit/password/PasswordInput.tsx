import { type ChangeEvent, useId, useState } from 'react';
import { textsHook } from '../language/language.ts';
import { Drawing, EYE, EYE_OFF } from '../ui/Drawing.tsx';

const useTexts = textsHook({
  ar: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
  en: { show: 'Show the password', hide: 'Hide the password' },
});

interface Props {
  name: string;
  label: string;
  fieldError: string | null;
  autoComplete: 'current-password' | 'new-password';
  describedBy?: string;
  isFirst?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Runs left to right in both languages. A button shows the typed text: long passwords are typed on small keyboards. */
export const PasswordInput = ({ name, label, fieldError, autoComplete, describedBy, isFirst = false, onChange }: Props) => {
  const texts = useTexts();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const notes = [fieldError === null ? null : `${id}-error`, describedBy].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="relative" dir="ltr">
        <input
          className="pe-14"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: where it is asked for, it is the page's first field.
          autoFocus={isFirst}
          aria-invalid={fieldError !== null}
          aria-describedby={notes === '' ? undefined : notes}
          onChange={onChange}
        />
        <button
          type="button"
          className="absolute inset-y-0.75 end-1 grid place-items-center pb-[3.2px] w-11 rounded-[8px] text-ink-2 aria-pressed:text-brand"
          aria-pressed={isShown}
          aria-label={isShown ? texts.hide : texts.show}
          onClick={() => setIsShown(!isShown)}
        >
          <Drawing path={isShown ? EYE_OFF : EYE} />
        </button>
      </div>
      {fieldError !== null && (
        <p className="error-text" id={`${id}-error`}>
          {fieldError}
        </p>
      )}
    </div>
  );
};
