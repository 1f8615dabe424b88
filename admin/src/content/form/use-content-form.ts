import { useEffect, useRef, useState } from 'react';
import { useCreate, useDataProvider, useNotify, useUpdate } from 'react-admin';
import type { DefaultValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { useBanner } from '../../feedback/banner.tsx';
import { useShowFailure } from '../../feedback/use-failures.ts';
import { showFaults } from '../../forms/show-faults.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useLeaveGuard } from '../../forms/use-leave-guard.ts';
import { useAfterWrite } from '../use-after-write.ts';
import { changesOf } from './values.ts';

export type ContentValues = Record<string, File | string>;

/** What is known of the item that a form changes. */
export interface StoredItem {
  id: string;
  updatedAt: string;
}

interface Options<Values extends ContentValues> {
  form: UseFormReturn<Values>;
  resource: 'crops' | 'articles';
  /** As it was when the form opened; null for a new one. */
  item: StoredItem | null;
  draftKey: string;
  nameOf: (values: Values) => string;
  onSaved: () => void;
}

const PESSIMISTIC = { mutationMode: 'pessimistic', returnPromise: true } as const;
const NEVER_KEPT: readonly string[] = ['image'];

const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'OUTDATED';

/** Saving, with everything that can come between: drafts, leaving, refusals at fields, another editor, no connection. */
export const useContentForm = <Values extends ContentValues>({ form, resource, item, draftKey, nameOf, onSaved }: Options<Values>) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const banner = useBanner();
  const showFailure = useShowFailure();
  const afterWrite = useAfterWrite();
  const [create] = useCreate();
  const [update] = useUpdate();
  const [isSaving, setIsSaving] = useState(false);
  const [isConflict, setIsConflict] = useState(false);
  const { isDirty, defaultValues } = form.formState;
  const draft = useDraft(form, draftKey, NEVER_KEPT);
  const guard = useLeaveGuard(isDirty);

  const isUntouched = useRef(true);
  isUntouched.current = !isDirty && draft.offer === null;
  const { settle } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form goes: what was typed and taken back is no draft.
  useEffect(() => () => void (isUntouched.current && settle()), []);

  const send = async (values: Values, previousData: StoredItem | null, before: Values | null): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    setIsConflict(false);
    banner.dismiss();
    try {
      const data = changesOf(values, before);
      if (previousData) await update(resource, { id: previousData.id, data, previousData }, PESSIMISTIC);
      else await create(resource, { data }, PESSIMISTIC);
      guard.allow();
      draft.settle();
      notify(t(previousData ? 'dashboard.form.saved' : 'dashboard.form.added', { name: nameOf(values) }), { type: 'success' });
      afterWrite(resource);
      onSaved();
    } catch (error) {
      if (isOutdated(error)) setIsConflict(true);
      else if (!showFaults(form, error)) showFailure(error, () => void send(form.getValues(), previousData, before));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    draft,
    isSaving,
    isDirty,
    /** Another editor has saved this item meanwhile. */
    isConflict,
    keepTyping: () => setIsConflict(false),
    save: () => send(form.getValues(), item, item ? (defaultValues as DefaultValues<Values> as Values) : null),
    /** Everything as it stands here, over whatever the other editor saved. */
    overwrite: async (): Promise<void> => {
      if (!item) return;
      try {
        const { data } = await dataProvider.getOne<StoredItem>(resource, { id: item.id });
        await send(form.getValues(), data, null);
      } catch (error) {
        setIsConflict(false);
        showFailure(error);
      }
    },
  };
};
