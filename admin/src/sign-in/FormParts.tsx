import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useTexts } from './texts/use-texts.ts';

/** A sentence above the form: a fault is read out at once, news when there is time. */
export const Notice = ({ kind, children }: { kind: 'fault' | 'news'; children: ReactNode }) => (
  <p
    className={`flex gap-3 m-0 py-3.5 px-4 rounded-[10px] text-small/[1.6] ${kind === 'fault' ? 'fault bg-danger-bg text-danger-ink' : 'bg-ok-bg'}`}
    role={kind === 'fault' ? 'alert' : 'status'}
  >
    <Icon className="mt-0.75" name={kind === 'fault' ? 'warning' : 'check'} />
    <span>{children}</span>
  </p>
);

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
