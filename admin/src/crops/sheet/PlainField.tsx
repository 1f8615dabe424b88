import type { Locale } from '@sanabel/contract/enumerations';
import { useId } from 'react';
import { DIRECTIONS } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Common {
  label: string;
  value: string;
  fault?: string | undefined;
  onChange: (value: string) => void;
}

const Fault = ({ id, fault }: { id: string; fault: string | undefined }) =>
  fault && (
    <p className="fault" id={`${id}-fault`}>
      <Icon className="align-[-3px]" name="warning" size={16} /> {fault}
    </p>
  );

const told = (id: string, fault: string | undefined) => ({
  'aria-invalid': fault !== undefined,
  ...(fault === undefined ? {} : { 'aria-describedby': `${id}-fault` }),
});

/** `null` runs from left to right (numbers, days, links); omitted, the text decides. */
export const PlainField = ({
  label,
  value,
  fault,
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
        {...told(id, fault)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Fault id={id} fault={fault} />
    </div>
  );
};

export const PlainSelect = ({
  label,
  value,
  fault,
  onChange,
  options,
}: Common & { options: readonly { value: string; text: string }[] }) => {
  const id = useId();
  return (
    <div className="field min-w-0">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="w-full min-h-11 ps-3 border border-line-strong rounded-[10px] text-ellipsis bg-surface"
        {...told(id, fault)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Fault id={id} fault={fault} />
    </div>
  );
};
