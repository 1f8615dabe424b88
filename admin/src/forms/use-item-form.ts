import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { ApiError } from '../data/api-error.ts';
import type { Item } from '../data/resources.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useFailureMessage, useShowFailure } from '../feedback/use-failures.ts';
import { useLanguage } from '../language/language.ts';
import { usePublication } from '../publication/use-publication.ts';
import type { ListedWithForm } from './listed.ts';
import { resolverOf } from './resolver.ts';
import { showFaults } from './show-faults.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

interface Options<Name extends ListedWithForm, Values extends FieldValues> {
  resource: Name;
  /** What is edited; null to add. */
  item: Item<Name> | null;
  valuesOf: (item: Item<Name> | null) => Values;
  schema: z.ZodType;
  /** The field of the picture, which must be chosen. */
  picture: Path<Values>;
  texts: { incomplete: string; addFailed: string; added: string; saved: string };
  onSaved: () => void;
}

/** Text fields as they are, the picture only when a new file was chosen. */
const changesOf = (values: FieldValues, picture: string): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name !== picture || value instanceof Blob));

/** The whole life of a form that adds or edits an item: rules, draft, leave guard, Ctrl+S, saving, and what is said when it does not work. */
export const useItemForm = <Name extends ListedWithForm, Values extends FieldValues>({
  resource,
  item,
  valuesOf,
  schema,
  picture,
  texts,
  onSaved,
}: Options<Name, Values>) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { ask } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const messageOf = useFailureMessage();
  const { lookAgain } = usePublication();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const [version, setVersion] = useState(item);
  const [isOutdated, setIsOutdated] = useState(false);
  const form = useForm<Values>({
    defaultValues: valuesOf(item) as DefaultValues<Values>,
    resolver: resolverOf<Values>(schema, locale, (values) => (values[picture] ? {} : missingPicture())),
    mode: 'onTouched',
  });
  const missingPicture = () => ({ [picture]: t('forms.imageRequired') }) as Partial<Record<keyof Values & string, string>>;
  const { isDirty, isSubmitting, isSubmitted } = form.formState;
  const draft = useDraft(form, `${resource}.${item?.id ?? 'new'}`);
  const guard = useLeaveGuard(isDirty);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences at the fields follow the language.
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const fail = (error: unknown): void => {
    const isShown = showFaults(form, error);
    if (error instanceof ApiError && error.code === 'OUTDATED') setIsOutdated(true);
    else if (version === null) void ask({ title: texts.addFailed, body: messageOf(error) });
    else if (!isShown) showFailure(error, submit);
  };
  const save = async (values: Values, over: Item<Name> | null): Promise<void> => {
    const data = changesOf(values, picture);
    try {
      if (over) await dataProvider.update(resource, { id: over.id, data, previousData: over });
      else await dataProvider.create(resource, { data });
    } catch (error) {
      return fail(error);
    }
    if (over) guard.allow();
    form.reset(valuesOf(null));
    draft.settle();
    notify(over ? texts.saved : texts.added, { type: 'success' });
    void lookAgain();
    await client.invalidateQueries({ queryKey: [resource] });
    onSaved();
  };
  const complain = (errors: FieldErrors<Values>): void => {
    const faults = Object.entries(errors);
    const isIncomplete = faults.some(([name, error]) => name === picture || error?.type === 'required');
    const [first] = faults.map(([name]) => name as Path<Values>);
    if (isIncomplete) void ask({ title: texts.incomplete }).then(() => first && form.setFocus(first));
  };
  const submit = (): Promise<void> => form.handleSubmit((values) => save(values, version), complain)();
  const saveOnce = () => {
    if (!form.formState.isSubmitting) void submit();
  };
  useSaveShortcut(saveOnce);

  const withNewest = (then: (newest: Item<Name>) => unknown) => async (): Promise<void> => {
    if (!version) return;
    try {
      const { data } = await dataProvider.getOne<Item<Name>>(resource, { id: version.id });
      setIsOutdated(false);
      setVersion(data);
      await then(data);
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    form,
    draft,
    submit: saveOnce,
    isSaving: isSubmitting,
    conflict: isOutdated && {
      onReload: withNewest((newest) => form.reset(valuesOf(newest))),
      onOverwrite: withNewest((newest) => save(form.getValues(), newest)),
    },
  };
};
