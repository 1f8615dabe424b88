import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { takeInterruption } from '../../session/location.ts';
import { readSession } from '../../session/session.ts';
import { type AutosavePath, dropChanges, readChanges, storeChanges } from './browser-store.ts';
import { dropAutosave, findAutosaves, saveAutosave } from './server-store.ts';
import { createUnsavedChanges, type UnsavedState } from './unsaved-changes.ts';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Key of the form in this browser's storage. */
  storageKey: string;
  /** Null where the server keeps no autosave. */
  path: AutosavePath | null;
  basedOn: string | null;
  /** Values from scheduled changes. */
  loaded: FieldValues | null;
  /** Fields that are never stored; pass a stable array. */
  except: readonly string[];
}

/** Autosaves what is typed, in this browser and on the server, and offers unsaved changes of earlier visits and of colleagues. */
export const useUnsavedChanges = <Values extends FieldValues>({ form, storageKey, path, basedOn, loaded, except }: Options<Values>) => {
  const [state, setState] = useState<UnsavedState>({ offers: [], isRestored: false, isOnServer: false });
  const before: FieldValues = { ...form.formState.defaultValues, ...loaded };
  const latest = useRef({ basedOn, before });
  latest.current = { basedOn, before };
  const unsaved = useMemo(
    () =>
      createUnsavedChanges({
        form: {
          now: () => form.getValues() as FieldValues,
          before: () => latest.current.before,
          put: (values) => {
            for (const [name, value] of Object.entries(values))
              form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
          },
        },
        browser: {
          read: () => readChanges(storageKey),
          save: (changes) => storeChanges(storageKey, changes),
          drop: (draftId) => dropChanges(storageKey, draftId),
        },
        server: path && { path, find: () => findAutosaves(path), save: (body) => saveAutosave(path, body), drop: dropAutosave },
        ownId: () => readSession()?.admin.id,
        basedOn: () => latest.current.basedOn,
        except,
        isInterrupted: takeInterruption,
        onChange: setState,
      }),
    [form, storageKey, path, except],
  );
  useEffect(() => {
    void unsaved.open();
    const { unsubscribe } = form.watch(unsaved.noteTyping) as { unsubscribe: () => void };
    const flush = () => void unsaved.flush();
    const onHide = () => document.visibilityState === 'hidden' && flush();
    // Signing out in another window reads what this one has stored.
    window.addEventListener('blur', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unsubscribe();
      window.removeEventListener('blur', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [unsaved, form]);
  const { key, restore, setAside, discard, settle, flush } = unsaved;
  return { ...state, basedOn, key, restore, setAside, discard, settle, flush };
};

export type UnsavedChanges = ReturnType<typeof useUnsavedChanges>;
