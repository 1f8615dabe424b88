import type { Locale } from '@sanabel/contract/enumerations';
import { LINK_MAX } from '@sanabel/contract/limits';
import { TextField } from '../../forms/TextField.tsx';
import { useLanguage } from '../../language/language.ts';
import { OneChoice, SeveralChoices } from './Choices.tsx';
import { useDeclared, useLabels } from './field.tsx';
import { Lines } from './Lines.tsx';
import { type Block, namesIn, type SingleField } from './layout.ts';
import { PairFields } from './Pair.tsx';
import { Pictures } from './Pictures.tsx';
import { References } from './References.tsx';
import { DayInput, Period, TimeInput } from './Times.tsx';

const Single = ({ name, field }: { name: string; field: SingleField }) => {
  const { form, problems } = useDeclared();
  const locale = useLanguage();
  const { label, hint } = useLabels()(name);
  if (field.type === 'choice') return <OneChoice name={name} field={field} />;
  if (field.type === 'choices') return <SeveralChoices name={name} field={field} />;
  if (field.type === 'reference') return <References name={name} field={field} />;
  if (field.type === 'date') return <DayInput name={name} />;
  if (field.type === 'time') return <TimeInput name={name} />;
  const common = { form, name, isOptional: field.isOptional ?? false, problem: problems[name], ...(hint ? { hint } : {}) };
  if (field.type === 'link') return <TextField {...common} label={label} type="url" language={null} max={LINK_MAX} />;
  if (field.type === 'number')
    return <TextField {...common} label={field.unit ? `${label} (${field.unit[locale]})` : label} language={null} inputMode="numeric" />;
  if (field.type !== 'text') return null;
  const { language, max, isMultiline = false } = field;
  return (
    <TextField
      {...common}
      label={label}
      max={max}
      isMultiline={Boolean(isMultiline)}
      {...(language === 'ar' || language === 'en' ? { language } : {})}
    />
  );
};

/** Short inputs share a line. */
const isHalf = (block: Block): boolean =>
  block.kind === 'single' &&
  (block.field.type === 'date' || block.field.type === 'number' || (block.field.type === 'reference' && block.field.max === 1));

interface Props {
  blocks: readonly Block[];
  locales: readonly Locale[];
  isFirst?: boolean;
}

export const Blocks = ({ blocks, locales, isFirst = false }: Props) => (
  <div className="grid gap-x-6 gap-y-5 grid-cols-2 items-start @max-[560px]/kind-form:grid-cols-1">
    {blocks.map((block, index) => {
      const names = namesIn(block).join(' ');
      return (
        <div key={names} className={`min-w-0 ${isHalf(block) ? '' : 'col-span-full'}`} data-fields={names}>
          {block.kind === 'single' && <Single name={block.name} field={block.field} />}
          {block.kind === 'period' && <Period from={block.from} until={block.until} />}
          {block.kind === 'pictures' && <Pictures pictures={block.pictures} />}
          {block.kind === 'pair' &&
            (block.field.lines ? (
              <Lines pair={block} locales={locales} />
            ) : (
              <PairFields pair={block} locales={locales} isFirst={isFirst && index === 0} />
            ))}
        </div>
      );
    })}
  </div>
);
