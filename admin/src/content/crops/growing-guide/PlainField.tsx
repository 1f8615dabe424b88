import type { Locale } from '@sanabel/contract/enumerations';
import { useId } from 'react';
import { DIRECTIONS } from '../../../kit/language/language.ts';
import { ErrorText } from '../../../kit/ui/ErrorText.tsx';
import { type Option, Select } from '../../../kit/ui/Select.tsx';

interface Common {
  label: string;
  value: string;
  fieldError?: string | undefined;
  onChange: (value: string) => void;
}

const errorProps = (id: string, fieldError: string | undefined) => ({
  'aria-invalid': fieldError !== undefined,
  ...(fieldError === undefined ? {} : { 'aria-describedby': `${id}-error` }),
});

/** `null` runs from left to right (numbers, days, links); omitted, the text decides. */
export const PlainField = ({
  label,
  value,
  fieldError,
  onChange,
  language,
  type = 'text',
}: Common & { language?: Locale | null; type?: 'text' | 'date' | 'url' | 'tel' }) => {
  const id = useId();
  return (
    <div className="field min-w-0">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        autoComplete="off"
        {...(language ? { lang: language, dir: DIRECTIONS[language] } : { dir: language === null ? 'ltr' : 'auto' })}
        {...errorProps(id, fieldError)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ErrorText id={`${id}-error`} error={fieldError} />
    </div>
  );
};

export const PlainSelect = ({ label, value, fieldError, onChange, options }: Common & { options: readonly Option[] }) => {
  const id = useId();
  return (
    <div className="field min-w-0">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className="w-full min-h-11 ps-3 border border-line-strong rounded-[10px] text-ellipsis bg-surface"
        {...errorProps(id, fieldError)}
        value={value}
        options={options}
        onChoose={onChange}
      />
      <ErrorText id={`${id}-error`} error={fieldError} />
    </div>
  );
};
