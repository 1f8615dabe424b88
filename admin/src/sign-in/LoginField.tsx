import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useTexts } from './texts/use-texts.ts';

/** The password, and a button that shows what was typed: long passwords are typed on small keyboards. */
export const PasswordField = ({ fault }: { fault: string | null }) => {
  const texts = useTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <LoginField name="password" type={isShown ? 'text' : 'password'} label={texts.password} fault={fault} autoComplete="current-password">
      <button
        type="button"
        className="absolute inset-y-0.75 end-1 grid place-items-center pb-[3.2px] w-11 rounded-[8px] text-ink-2 aria-pressed:text-brand"
        aria-pressed={isShown}
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </LoginField>
  );
};

interface Props {
  name: string;
  type: 'email' | 'password' | 'text';
  label: string;
  fault: string | null;
  autoComplete: string;
  isFirst?: boolean;
  children?: ReactNode;
}

/** A labelled input whose text runs from left to right in both languages. */
export const LoginField = ({ name, type, label, fault, autoComplete, isFirst = false, children }: Props) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <div className="relative" dir="ltr">
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page has one purpose, and its first field is where a reader begins.
        autoFocus={isFirst}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${name}-fault`}
      />
      {children}
    </div>
    {fault !== null && (
      <p className="fault" id={`${name}-fault`}>
        {fault}
      </p>
    )}
  </div>
);
