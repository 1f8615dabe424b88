interface Props {
  name: string;
  type: 'email' | 'text' | 'tel';
  label: string;
  /** Behind the label, such as that it may stay empty. */
  note?: string;
  fault: string | null;
  autoComplete: string;
  /** The text runs as it is written, as names do; otherwise from left to right in both languages. */
  isFree?: boolean;
  isFirst?: boolean;
  defaultValue?: string;
}

/** A labelled input of the pages outside the panel. */
export const LoginField = ({ name, type, label, note, fault, autoComplete, isFree = false, isFirst = false, defaultValue }: Props) => (
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
      aria-invalid={fault !== null}
      aria-describedby={fault === null ? undefined : `${name}-fault`}
    />
    {fault !== null && (
      <p className="fault" id={`${name}-fault`}>
        {fault}
      </p>
    )}
  </div>
);
