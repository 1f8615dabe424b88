import { fileAttributesOf } from '@sanabel/contract/entities/entity';
import { ENTITIES } from '@sanabel/contract/entities/index';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableName } from '../data/resources.ts';
import { languageOf } from '../versions/compared.ts';
import { MediaDifference } from '../versions/Difference.tsx';
import { DifferenceBody } from '../versions/FieldDifference.tsx';
import type { Choice, Choices, ConflictFacts } from './conflict.ts';
import { isLanguageState, type NamedFields, useFieldName } from './field-names.ts';

interface Props extends Pick<ConflictFacts, 'theirs' | 'both' | 'by' | 'values'> {
  resource: EditableName;
  fields: NamedFields;
  choices: Choices;
  onChoose: (name: string, choice: Choice) => void;
}

const isMedia = (value: unknown): value is string | File => typeof value === 'string' || value instanceof File;
const SOUND = 'voiceUrl';

/** Offers a choice for each field that the other editor changed. A field unchanged here shows their text against the one they found. */
export const ConflictFields = ({ resource, fields, theirs, both, by, values, choices, onChoose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const nameOf = useFieldName(fields);
  const { seen, newest, mine } = values;
  const entity = ENTITIES[resource];
  const files = [...fileAttributesOf(entity), ...entity.files.map(({ field }): string => field), 'image', SOUND];
  const other = by && !by.isMe && by.name !== '' ? t('forms.outdated.ofOther', { name: by.name }) : t('forms.outdated.newer');
  const shown = theirs.filter((name) => !isLanguageState(name));
  const difference = (name: string) => {
    const isBoth = both.includes(name);
    const [was, is] = isBoth ? [newest[name], mine[name]] : [seen[name], newest[name]];
    if (files.includes(name)) return isMedia(was) && isMedia(is) && <MediaDifference was={was} is={is} isSound={name === SOUND} />;
    const field = { name, language: languageOf(fields, name), was: String(was ?? ''), is: String(is ?? '') };
    return <DifferenceBody list={resource} field={field} isPicture={() => false} />;
  };
  return (
    <div className="grid gap-2.5 basis-full min-w-0 max-h-[38dvh] overflow-y-auto max-laptop:max-h-none">
      {shown.map((name) => (
        <fieldset key={name} className="grid gap-1.5 min-w-0 m-0 py-2.5 px-3.5 border border-line rounded-[10px] bg-surface text-ink">
          <legend className="px-1 text-small font-semibold">{nameOf(name)}</legend>
          {difference(name)}
          <div className="flex gap-x-5 flex-wrap">
            {(['mine', 'theirs'] as const).map((choice) => (
              <label key={choice} className="inline-flex gap-2 items-center min-h-11 cursor-pointer">
                <input type="radio" name={`${id}-${name}`} checked={choices[name] === choice} onChange={() => onChoose(name, choice)} />
                {choice === 'mine' ? t('forms.outdated.ofMine') : other}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
};
