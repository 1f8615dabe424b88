import type { Locale } from '@sanabel/contract/enumerations';
import { codePoints } from '@sanabel/contract/text';
import type { ParseKeys } from 'i18next';
import { type ReactNode, useEffect, useId } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS } from '../language/language.ts';
import { ErrorText } from '../ui/ErrorText.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { CounterpartHelp } from './counterpart/CounterpartHelp.tsx';

interface TextDisplay {
  /** `null` runs from left to right in every language (addresses, numbers, links); omitted, the text decides. */
  language?: Locale | null;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** Brings up a phone's numeric keys; Arabic-Indic digits are accepted too. */
  inputMode?: 'numeric';
  isMultiline?: boolean;
  isOptional?: boolean;
  /** Characters; a counter appears near the limit. */
  max?: number;
  icon?: IconName;
  autoComplete?: string;
  tools?: ReactNode;
  isFirst?: boolean;
  /** Marks an empty text that can be added later. */
  isWanting?: boolean;
  /** Shown as an error without being one of the schema. */
  problem?: string | undefined;
}

interface Props<Values extends FieldValues> extends TextDisplay {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
}

const COUNTER_FROM_SHARE = 0.8;

/** Fits the height to the text where `field-sizing` is not supported. */
const useGrowing = (id: string, text: string, isMultiline: boolean): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text makes the height.
  useEffect(() => {
    const area = isMultiline && !CSS.supports('field-sizing', 'content') ? document.getElementById(id) : null;
    if (!area) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + 3}px`;
  }, [id, text, isMultiline]);
};

export const TextField = <Values extends FieldValues>({
  form,
  name,
  label,
  language,
  type = 'text',
  inputMode,
  isMultiline = false,
  isOptional = false,
  max,
  hint,
  icon,
  autoComplete = 'off',
  isFirst = false,
  isWanting = false,
  problem,
  tools,
}: Props<Values>) => {
  const { t } = useTranslation();
  const id = useId();
  const { errors, dirtyFields, isSubmitted } = useFormState({ control: form.control, name });
  const text = String(useWatch({ control: form.control, name }) ?? '');
  const length = codePoints(text);
  useGrowing(id, text, isMultiline);
  // An empty field that was only passed by is no error yet.
  const isAnswered = isSubmitted || text !== '' || Reflect.get(dirtyFields, name) !== undefined;
  const fieldError = (isAnswered ? errors[name]?.message : undefined) ?? problem;
  const notes = [fieldError ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  const direction =
    language === undefined ? { dir: 'auto' } : language === null ? { dir: 'ltr' } : { lang: language, dir: DIRECTIONS[language] };
  const common = {
    id,
    autoComplete,
    inputMode,
    ...direction,
    'aria-invalid': fieldError !== undefined,
    'aria-required': !isOptional,
    ...(isFirst ? { 'data-first-focus': true } : {}),
    ...(isWanting ? { 'data-wanting': true } : {}),
    ...(notes ? { 'aria-describedby': notes } : {}),
    ...form.register(name),
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <small>{t('forms.optional')}</small>}
        {max !== undefined && length >= max * COUNTER_FROM_SHARE && (
          <small className={length > max ? 'text-danger' : undefined}>{t('forms.counter', { length, max })}</small>
        )}
      </label>
      {tools}
      {isMultiline ? (
        <textarea {...common} />
      ) : icon ? (
        <div className="relative" dir={direction.dir === 'auto' ? undefined : direction.dir}>
          <Icon className="absolute top-3.5 start-3.5 text-ink-2 pointer-events-none" name={icon} />
          <input className="px-11.5 text-ellipsis [&[dir]:not([dir=auto])]:pe-3.5" {...common} type={type} />
        </div>
      ) : (
        <input {...common} type={type} />
      )}
      <ErrorText id={`${id}-error`} error={fieldError} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {language && <CounterpartHelp form={form} name={name} locale={language} inputId={id} />}
    </div>
  );
};

export interface TextInput extends TextDisplay {
  label: ParseKeys;
  hint?: ParseKeys;
  /** The section draws the input. */
  hasOwnInput?: true;
}

export type TextInputs<Values extends FieldValues> = Partial<Readonly<Record<Path<Values>, TextInput>>>;

interface FieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  fields: TextInputs<Values>;
  isFirst?: boolean;
}

export const TextFields = <Values extends FieldValues>({ form, fields, isFirst = false }: FieldsProps<Values>) => {
  const { t } = useTranslation();
  return (Object.entries(fields) as [Path<Values>, TextInput][]).map(([name, { label, hint, hasOwnInput: _, ...display }], index) => (
    <TextField
      key={name}
      form={form}
      name={name}
      label={t(label)}
      {...(hint ? { hint: t(hint) } : {})}
      isFirst={isFirst && index === 0}
      {...display}
    />
  ));
};
