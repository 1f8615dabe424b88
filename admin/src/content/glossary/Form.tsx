import { ENTITIES } from '@sanabel/contract/entities/index';
import { useNotify } from 'ra-core';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../kit/data/resources.ts';
import { Conflict } from '../../kit/forms/Conflict.tsx';
import { FORM_FIELDS, type FormValues } from '../../kit/forms/kind-fields.ts';
import { SavingForm } from '../../kit/forms/SavingForm.tsx';
import { TextFields } from '../../kit/forms/TextField.tsx';
import { UnsavedChangesBand } from '../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { useResourceForm } from '../../kit/forms/use-resource-form.ts';
import { changesOf, textsOf } from '../../kit/forms/values.ts';
import { TableForm } from '../../kit/lists/TableWithForm.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { useFormTitle } from '../../kit/ui/tab-title.ts';

const FIELDS = FORM_FIELDS.glossary;
const RULES = ENTITIES.glossary.input.strip();

const TermForm = ({ term, onClose }: { term: Item<'glossary'> | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const notify = useNotify();
  const title = t(term ? 'glossary.edit' : 'glossary.addTitle');
  useFormTitle(title, term?.arabic ?? '');
  const { form, unsaved, submit, isSaving, conflict } = useResourceForm<'glossary', FormValues<'glossary'>>({
    resource: 'glossary',
    item: term,
    valuesOf: (shown) => textsOf(FIELDS, shown),
    schema: RULES,
    fields: FIELDS,
    toData: (values, before) => changesOf(values, before),
    skipsUnchanged: true,
    onSaved: () => {
      notify('common.saved');
      onClose();
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('arabic'), [setFocus]);
  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <SavingForm aria-busy={isSaving} onSave={submit}>
        <header className="flex gap-4 items-center justify-between pt-4 pb-3.5 px-6.5 border-b border-line">
          <h2 className="text-section" id={`${id}-title`}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <div className="grid gap-4.5 pt-5 pb-6.5 px-6.5">
          <UnsavedChangesBand unsaved={unsaved} />
          <TextFields form={form} fields={FIELDS} />
          {conflict && <Conflict {...conflict} />}
        </div>
        <footer className="flex gap-3 py-3.5 px-6.5 border-t border-line">
          <button type="submit" className="button" aria-disabled={isSaving}>
            {isSaving ? t('common.saving') : t('common.save')}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {t('common.cancel')}
          </button>
        </footer>
      </SavingForm>
    </Dialog>
  );
};

export const Component = () => <TableForm resource="glossary">{(term, close) => <TermForm term={term} onClose={close} />}</TableForm>;
