import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { type LinePair, linePairs } from '@sanabel/contract/formatting/lines';
import { useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { DIRECTIONS, useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FieldError, setValue, useDeclared, useFieldError } from './field.tsx';
import type { Pair } from './layout.ts';
import { textsOf } from './lines.ts';
import { useFormTexts } from './texts.ts';

type Row = LinePair & { key: number };

const BLANK: LinePair = { ar: '', en: '' };
let lastKey = 0;
const keyed = (line: LinePair): Row => {
  lastKey += 1;
  return { ...line, key: lastKey };
};

/** Keeps blank rows that the texts cannot hold, until something else changes the texts, such as a restored draft. */
const useRows = ({ ar, en }: LinePair, min: number) => {
  const [kept, setKept] = useState<LinePair & { rows: Row[] }>();
  if (kept && kept.ar === ar && kept.en === en) return { rows: kept.rows, keep: setKept };
  const read = linePairs({ ar, en }).map(keyed);
  const rows = [...read, ...Array.from({ length: Math.max(0, min - read.length) }, () => keyed(BLANK))];
  setKept({ ar, en, rows });
  return { rows, keep: setKept };
};

/** Numbered lines in both languages, side by side. */
export const Lines = ({ pair, locales }: { pair: Pair; locales: readonly Locale[] }) => {
  const { form } = useDeclared();
  const { t } = useTranslation();
  const texts = useFormTexts();
  const formats = useFormats();
  const locale = useLanguage();
  const id = useId();
  const inputs = {
    ar: useController({ control: form.control, name: pair.ar }).field,
    en: useController({ control: form.control, name: pair.en }).field,
  };
  const errors = { ar: useFieldError(pair.ar), en: useFieldError(pair.en) };
  const { min, max } = pair.field.lines ?? { min: 1, max: 1 };
  const { rows, keep } = useRows({ ar: String(inputs.ar.value ?? ''), en: String(inputs.en.value ?? '') }, min);
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number | null>(null);
  const put = (next: Row[]): void => {
    const written = textsOf(next);
    keep({ ...written, rows: next });
    for (const one of LOCALES) if (written[one] !== String(form.getValues(pair[one]) ?? '')) setValue(form, pair[one], written[one]);
  };
  useEffect(() => {
    const row = wanted.current === null ? null : list.current?.children[wanted.current];
    wanted.current = null;
    row?.querySelector('textarea')?.focus();
  });
  const label = pair.field.label[locale];
  const remove = (index: number): void => {
    const left = rows.filter((_, at) => at !== index);
    wanted.current = Math.min(index, left.length - 1);
    put(left.length > 0 ? left : [keyed(BLANK)]);
  };
  const add = (): void => {
    wanted.current = rows.length;
    put([...rows, keyed(BLANK)]);
  };
  return (
    <fieldset className="field min-w-0">
      <legend className="label w-full p-0 @max-[560px]/kind-form:flex-wrap">
        {label} <small className="font-normal max-tablet:ms-0">{texts.lines({ min, max })}</small>
      </legend>
      {pair.field.hint && <p className="text-note text-ink-2">{pair.field.hint[locale]}</p>}
      <ol ref={list} className="m-0 mt-1 p-0 list-none">
        {rows.map((row, index) => (
          <li
            key={row.key}
            className="grid gap-x-3 gap-y-2 grid-cols-[28px_minmax(0,1fr)_minmax(0,1fr)_44px] items-start py-3 border-t border-line @max-[560px]/kind-form:grid-cols-[22px_minmax(0,1fr)_44px]"
          >
            <b className="text-[1.375rem]/[48px] font-display text-brand" aria-hidden="true">
              {formats.number(index + 1)}
            </b>
            {locales.map((one, column) => (
              <textarea
                key={one}
                className={`min-h-12! ${column === 1 ? '@max-[560px]/kind-form:col-start-2 @max-[560px]/kind-form:row-start-2' : ''}`}
                name={pair[one]}
                lang={one}
                dir={DIRECTIONS[one]}
                rows={1}
                aria-label={texts.line(label, index + 1, one)}
                placeholder={texts.linePlaceholder(index + 1, one)}
                aria-invalid={errors[one] !== undefined}
                aria-describedby={errors[one] ? `${id}-${one}` : undefined}
                {...(row[one] === '' && row.ar !== '' && one === 'en' && pair.field.isArabicFirst ? { 'data-wanting': true } : {})}
                ref={index === 0 ? inputs[one].ref : undefined}
                value={row[one]}
                onBlur={inputs[one].onBlur}
                onChange={({ currentTarget }) => put(rows.map((other) => (other === row ? { ...row, [one]: currentTarget.value } : other)))}
              />
            ))}
            <IconButton
              className="danger mt-0.5 @max-[560px]/kind-form:col-start-3 @max-[560px]/kind-form:row-start-1"
              icon="trash"
              label={texts.deleteLine(index + 1)}
              title={t('common.delete')}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {LOCALES.map((one) => (
        <FieldError key={one} id={`${id}-${one}`} name={pair[one]} />
      ))}
      {rows.length < max && (
        <button type="button" className="button quiet mt-2" onClick={add}>
          <Icon name="add" />
          {texts.addLine}
        </button>
      )}
    </fieldset>
  );
};
