import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditableName } from '../data/resources.ts';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ConflictFields } from './ConflictFields.tsx';
import type { Choices, ConflictFacts } from './conflict.ts';
import { isLanguageState, type NamedFields, useFieldName } from './field-names.ts';

interface Props extends ConflictFacts {
  resource: EditableName;
  fields: NamedFields;
  isSaving: boolean;
  onReload: () => void;
  onJoin: (choices: Choices) => void;
  onOverwrite: () => void;
}

const useConflictTexts = ({ by, theirs, both, fields }: Props) => {
  const { t } = useTranslation();
  const timeFormat = useTimeFormat();
  const formats = useFormats();
  const nameOf = useFieldName(fields);
  const list = (names: readonly string[]) => formats.list([...new Set(names.filter((name) => !isLanguageState(name)).map(nameOf))]);
  const isNamed = by !== null && !by.isMe && by.name !== '';
  return {
    title: t(by?.isMe ? 'forms.outdated.mine' : 'forms.outdated.title'),
    facts: [
      isNamed ? t('forms.outdated.by', { name: by.name, when: timeFormat.inside(by.at) }) : null,
      by?.isMe ? t('forms.outdated.at', { when: timeFormat.inside(by.at) }) : null,
      theirs.length > 0 ? t('forms.outdated.theirs', { fields: list(theirs) }) : null,
      both.length > 0 ? t('forms.outdated.both', { fields: list(both) }) : null,
    ].filter((fact) => fact !== null),
  };
};

/** Prefers the editor's own value where both changed a field, the other editor's elsewhere. */
const useChoices = ({ theirs, both }: Props) => {
  const [changed, setChanged] = useState<Choices>({});
  const choices = Object.fromEntries(theirs.map((name) => [name, changed[name] ?? (both.includes(name) ? 'mine' : 'theirs')] as const));
  return { choices, choose: (name: string, choice: 'mine' | 'theirs') => setChanged((before) => ({ ...before, [name]: choice })) };
};

const Ways = (props: Props & { first?: ReactNode }) => {
  const { isSaving, theirs, first, onReload, onJoin, onOverwrite } = props;
  const { t } = useTranslation();
  const { choices, choose } = useChoices(props);
  return (
    <>
      {theirs.length > 0 && <ConflictFields {...props} choices={choices} onChoose={choose} />}
      {first}
      {theirs.length > 0 && (
        <button type="button" className="button" disabled={isSaving} onClick={() => onJoin(choices)}>
          {t('forms.outdated.join')}
        </button>
      )}
      <button type="button" className="button quiet" disabled={isSaving} onClick={onReload}>
        {t('forms.outdated.reload')}
      </button>
      <button type="button" className="button quiet danger" disabled={isSaving} onClick={onOverwrite}>
        {t('forms.outdated.overwrite')}
      </button>
    </>
  );
};

export const Conflict = (props: Props) => {
  const { t } = useTranslation();
  const { title, facts } = useConflictTexts(props);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    band.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={band}
      className="conflict flex gap-2.5 flex-wrap items-center py-3 px-4 rounded-[10px] bg-danger-bg text-danger-ink"
      role="alert"
    >
      <Icon name="warning" />
      <p className="flex-[1_1_220px]">
        <b className="block">{title}</b> {facts.map((fact) => `${fact} `)}
        {t('forms.outdated.body')}
      </p>
      <Ways {...props} />
    </div>
  );
};

/** Shows the same as a dialog, for a form so long that the band could be overlooked. Typing can continue. */
export const ConflictDialog = ({ onKeep, ...props }: Props & { onKeep: () => void }) => {
  const { t } = useTranslation();
  const { title, facts } = useConflictTexts(props);
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-body`} role="alertdialog" size="medium" onClose={onKeep}>
      <div className="grid gap-3 pt-6.5 pb-6 px-7 max-laptop:px-4">
        <h2 className="text-section" id={`${id}-title`}>
          {title}
        </h2>
        <div className="grid gap-2 text-ink-2" id={`${id}-body`}>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <p>{t('forms.outdated.body')}</p>
          <p>{t('forms.outdated.reloadHint')}</p>
        </div>
        <Ways
          {...props}
          first={
            <button type="button" className="button quiet" data-first-focus onClick={onKeep}>
              {t('forms.keepTyping')}
            </button>
          }
        />
      </div>
    </Dialog>
  );
};
