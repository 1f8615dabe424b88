interface Props {
  name: string;
  type: 'email' | 'text' | 'tel';
  label: string;
  /** Shown after the label, for example that the field is optional. */
  note?: string;
  fieldError: string | null;
  autoComplete: string;
  /** Takes its direction from the text, as for names. Otherwise it is left to right in both languages. */
  isFree?: boolean;
  isFirst?: boolean;
  defaultValue?: string;
}

export const LoginField = ({ name, type, label, note, fieldError, autoComplete, isFree = false, isFirst = false, defaultValue }: Props) => (
  <div className="field">
    <label htmlFor={name}>
      {label} {note && <small>{note}</small>}
    </label>
    <input
      id={name}
      name={name}
      type={type}
      dir={isFree ? 'auto' : 'ltr'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      // biome-ignore lint/a11y/noAutofocus: the page has one purpose, and its first field is where a reader begins.
      autoFocus={isFirst}
      defaultValue={defaultValue}
      aria-invalid={fieldError !== null}
      aria-describedby={fieldError === null ? undefined : `${name}-error`}
    />
    {fieldError !== null && (
      <p className="error-text" id={`${name}-error`}>
        {fieldError}
      </p>
    )}
  </div>
);
