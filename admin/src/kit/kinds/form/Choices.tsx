import { valuesIn } from '@sanabel/contract/kinds/fields';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../language/language.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CHIP } from '../../ui/RadioChip.tsx';
import { Group, setValue, useDeclared, useFieldError } from './field.tsx';
import type { ChoiceField } from './layout.ts';
import { useFormTexts } from './texts.ts';

interface Props {
  name: string;
  field: ChoiceField;
}

const CARD =
  'group relative grid grid-cols-[26px_1fr] gap-x-3 items-start m-0 min-h-16 py-3 px-3.5 border-[1.5px] border-line-strong rounded-[10px] font-normal bg-surface cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3';
const CALM =
  'has-checked:border-brand has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] [--mark:var(--color-brand)]';
const URGENT =
  'has-checked:border-danger has-checked:bg-danger-bg has-checked:shadow-[inset_0_0_0_1px_var(--color-danger)] [--mark:var(--color-danger)] [&_b]:text-danger';
const MARK =
  'grid place-items-center mt-0.5 size-6 border-[1.5px] border-line-strong rounded-full text-transparent group-has-checked:border-(--mark) group-has-checked:bg-(--mark) group-has-checked:text-on-brand';

/** The tick of a chosen chip replaces its drawing. */
const Mark = ({ isChosen, drawing }: { isChosen: boolean; drawing: string | undefined }) =>
  isChosen ? <Icon name="check" size={16} /> : drawing && <Drawing path={drawing} size={18} />;

/** Offers one of several as chips, or as cards where each has a sentence. */
export const OneChoice = ({ name, field }: Props) => {
  const locale = useLanguage();
  const texts = useFormTexts();
  const id = useId();
  const { form } = useDeclared();
  const chosen = useWatch({ control: form.control, name });
  const error = useFieldError(name);
  const { notes } = field;
  const choices = [
    ...Object.entries(field.choices).map(([value, label]) => ({ value, text: label[locale], note: notes?.[value]?.[locale] })),
    ...(field.isOptional ? [{ value: '', text: texts.noChoice, note: undefined }] : []),
  ];
  const state = { 'aria-invalid': error !== undefined, 'aria-describedby': error ? `${id}-error` : undefined };
  return (
    <Group name={name} errorId={`${id}-error`}>
      <div className={notes ? 'grid gap-3 grid-cols-2 @max-[560px]/kind-form:grid-cols-1' : 'flex gap-2 flex-wrap'}>
        {choices.map(({ value, text, note }) => (
          <label
            key={value}
            className={notes ? `${CARD} ${value === field.urgent ? URGENT : CALM}` : `${CHIP} font-normal has-checked:font-strong`}
          >
            <input className="absolute opacity-0" type="radio" value={value} {...state} {...form.register(name)} />
            {notes ? (
              <>
                <span className={MARK}>
                  <Icon name="check" size={16} />
                </span>
                <span>
                  <b className="block text-small font-semibold">{text}</b>
                  {note && <span className="block text-note text-ink-2">{note}</span>}
                </span>
              </>
            ) : (
              <>
                <Mark isChosen={chosen === value} drawing={field.icons?.[value]} />
                {text}
              </>
            )}
          </label>
        ))}
      </div>
    </Group>
  );
};

/** Keeps the declared order. */
const toggled = (list: string, value: string, known: readonly string[]): string => {
  const chosen = valuesIn(list);
  return known.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))).join(',');
};

export const SeveralChoices = ({ name, field }: Props) => {
  const locale = useLanguage();
  const id = useId();
  const { form } = useDeclared();
  const list = String(useWatch({ control: form.control, name }) ?? '');
  const error = useFieldError(name);
  return (
    <Group name={name} errorId={`${id}-error`}>
      <div className="flex gap-2 flex-wrap">
        {Object.entries(field.choices).map(([value, label]) => {
          const isChosen = valuesIn(list).includes(value);
          return (
            <label key={value} className={`${CHIP} font-normal has-checked:font-strong`}>
              <input
                className="absolute opacity-0"
                type="checkbox"
                name={name}
                checked={isChosen}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={() => setValue(form, name, toggled(list, value, Object.keys(field.choices)))}
              />
              <Mark isChosen={isChosen} drawing={field.icons?.[value]} />
              {label[locale]}
            </label>
          );
        })}
      </div>
    </Group>
  );
};
