import { choicesOf as fieldsOf } from '@sanabel/contract/columns';
import { ENTITIES, type OrderedName } from '@sanabel/contract/entities/index';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedFields, useFieldName } from '../../forms/field-names.ts';
import { SavingForm } from '../../forms/SavingForm.tsx';
import { TimestampError, TimestampFields, TimestampRow, TimeZone } from '../../forms/timing/TimestampFields.tsx';
import { morningAfter } from '../../forms/timing/values.ts';
import { choicesIn } from '../../kinds/choices.ts';
import { useLanguage } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RadioChip } from '../../ui/RadioChip.tsx';
import type { Option } from '../../ui/Select.tsx';

const MODES = ['now', 'draft', 'time'] as const;
type Mode = (typeof MODES)[number];

const timingOf = (mode: Mode, publishAt: string): object => {
  if (mode === 'draft') return { isDraft: true };
  // The dialog warns about items that are on the site.
  return { isDraft: false, publishAt: mode === 'time' ? publishAt : null, hideAt: null, ...(mode === 'time' ? { takeOffline: true } : {}) };
};

interface ChipsProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** The first chip leaves each item's value unchanged. */
const Chips = ({ label, value, options, onChoose }: ChipsProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="flex gap-2 flex-wrap">
        {[{ value: '', text: t('lists.many.same') }, ...options].map((option) => (
          <RadioChip key={option.value} name={name} isChosen={option.value === value} onChoose={() => onChoose(option.value)}>
            {option.value === value && <Icon name="check" size={16} />}
            {option.text}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
};

interface Props {
  kind: OrderedName;
  count: number;
  fields: NamedFields;
  onApply: (change: object) => void;
  onClose: () => void;
}

export const EditMany = ({ kind, count, fields, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const id = useId();
  const nameOf = useFieldName(fields);
  const [mode, setMode] = useState<Mode | ''>('');
  const [publishAt, setPublishAt] = useState(() => morningAfter(Date.now()));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const isPast = mode === 'time' && Date.parse(publishAt) <= Date.now();
  const change = {
    ...(mode && timingOf(mode, publishAt)),
    ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')),
  };
  const isReady = Object.keys(change).length > 0 && !isPast;
  const modes = MODES.map((one) => ({ value: one, text: t(`forms.timing.${one}`) }));
  return (
    <Dialog labelledBy={id} onClose={onClose} closesBeside>
      <SavingForm className="grid gap-5 pt-6.5 pb-6 px-7 max-laptop:px-4" onSave={() => isReady && onApply(change)}>
        <div>
          <h2 className="text-section" id={id}>
            {t('lists.many.title', { count })}
          </h2>
          <p className="text-ink-2">{t('lists.many.lead')}</p>
        </div>
        <Chips label={t('forms.timing.title')} value={mode} options={modes} onChoose={(value) => setMode(value as Mode | '')} />
        {(mode === 'time' || mode === 'draft') && (
          <p className="text-note text-ink-2" role="status">
            {t('forms.timing.offline.many')}
          </p>
        )}
        {mode === 'time' && (
          <div className="bg-surface-2">
            <TimestampRow>
              <TimestampFields
                label={t('forms.timing.publishDay')}
                value={publishAt}
                isWrong={isPast}
                errorId={`${id}-error`}
                onChoose={setPublishAt}
              />
              <TimeZone />
            </TimestampRow>
            <TimestampError id={`${id}-error`}>{isPast && t('forms.timing.past')}</TimestampError>
          </div>
        )}
        {fieldsOf(ENTITIES[kind]).map((column) => (
          <Chips
            key={column.name}
            label={nameOf(column.name)}
            value={chosen[column.name] ?? ''}
            options={choicesIn(kind, column).map(({ value, labels }) => ({ value, text: labels[locale] }))}
            onChoose={(value) => setChosen((before) => ({ ...before, [column.name]: value }))}
          />
        ))}
        <div className="flex gap-2.5 flex-wrap items-center">
          <button
            type="submit"
            className="button max-tablet:flex-1"
            aria-disabled={!isReady}
            aria-describedby={isReady ? undefined : `${id}-why`}
          >
            {t('lists.many.apply', { count })}
          </button>
          <button type="button" className="button quiet max-tablet:flex-1" onClick={onClose}>
            {t('common.cancel')}
          </button>
          {!isReady && !isPast && (
            <p id={`${id}-why`} className="text-note text-ink-2 max-tablet:basis-full">
              {t('lists.many.choose')}
            </p>
          )}
        </div>
      </SavingForm>
    </Dialog>
  );
};
