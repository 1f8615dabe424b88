import type { ReactNode } from 'react';

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
    <div className="box" dir="ltr">
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
