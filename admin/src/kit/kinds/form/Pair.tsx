import type { Locale } from '@sanabel/contract/enumerations';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../forms/TextField.tsx';
import { Writing } from '../../forms/writing/Writing.tsx';
import { useDeclared, useLabels } from './field.tsx';
import type { Pair } from './layout.ts';

interface Props {
  pair: Pair;
  locales: readonly Locale[];
  isFirst?: boolean;
}

/** A text in both languages on one line; on a phone the second is directly under the first. */
export const PairFields = ({ pair, locales, isFirst = false }: Props) => {
  const { form, problems } = useDeclared();
  const labels = useLabels();
  const { max, isMultiline = false, isOptional = false, isArabicFirst = false } = pair.field;
  const [arabic, english] = useWatch({ control: form.control, name: [pair.ar, pair.en] }).map((text) => String(text ?? '').trim());
  const half = (locale: Locale, index: number) => {
    const name = pair[locale];
    const { label, hint } = labels(name);
    const field = (tools: ReactNode) => (
      <TextField
        form={form}
        name={name}
        label={label}
        language={locale}
        max={max}
        isMultiline={Boolean(isMultiline)}
        isOptional={isOptional && index === 0}
        isWanting={isArabicFirst && locale === 'en' && arabic !== '' && english === ''}
        isFirst={isFirst && index === 0}
        problem={problems[name]}
        tools={tools}
        {...(hint && index === 0 ? { hint } : {})}
      />
    );
    return (
      <div key={name} className="min-w-0">
        {isMultiline === 'light' ? (
          <Writing hasLists isFixed>
            {field}
          </Writing>
        ) : (
          field(null)
        )}
      </div>
    );
  };
  return <div className="grid gap-x-6 gap-y-3 grid-cols-2 items-start @max-[560px]/kind-form:grid-cols-1">{locales.map(half)}</div>;
};
