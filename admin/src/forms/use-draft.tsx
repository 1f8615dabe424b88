import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../i18n/format.ts';
import { takeInterruption } from '../session/location.ts';
import { readSession } from '../session/session.ts';
import { dropAutosave, findAutosaves, keepAutosave } from './desk/calls.ts';
import { DeskBands } from './desk/DeskBands.tsx';
import { createDrafts, type DraftState } from './desk/drafts.ts';
import type { Desk } from './desk/key.ts';
import { dropDraft, keepDraft, readDrafts } from './draft.ts';
import { type Timed, TimedBand } from './timing/TimedBand.tsx';
import type { Restored } from './use-restored.ts';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Key of the form among the autosaves of this browser. */
  draftKey: string;
  /** Null where the server keeps no autosave. */
  desk: Desk | null;
  basedOn: string | null;
  /** Values from scheduled changes. */
  loaded: FieldValues | null;
  /** Fields that are never stored; pass a stable array. */
  except: readonly string[];
}

/** Autosaves what is typed, in this browser and on the server, and offers unsaved changes of earlier visits and of colleagues. */
export const useDraft = <Values extends FieldValues>({ form, draftKey, desk, basedOn, loaded, except }: Options<Values>) => {
  const [state, setState] = useState<DraftState>({ offers: [], isRestored: false, isOnServer: false });
  const before: FieldValues = { ...form.formState.defaultValues, ...loaded };
  const latest = useRef({ basedOn, before });
  latest.current = { basedOn, before };
  const path = desk && (`${desk.list}/${desk.form}` as const);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each form; the path stands for the desk.
  const drafts = useMemo(
    () =>
      createDrafts({
        form: {
          now: () => form.getValues() as FieldValues,
          before: () => latest.current.before,
          put: (values) => {
            for (const [name, value] of Object.entries(values))
              form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
          },
        },
        browser: {
          read: () => readDrafts(draftKey),
          keep: (draft) => keepDraft(draftKey, draft),
          drop: (draftId) => dropDraft(draftKey, draftId),
        },
        server: desk && path && { path, find: () => findAutosaves(desk), keep: (body) => keepAutosave(desk, body), drop: dropAutosave },
        me: () => readSession()?.admin.id,
        basedOn: () => latest.current.basedOn,
        except,
        isInterrupted: takeInterruption,
        tell: setState,
      }),
    [form, draftKey, path, except],
  );
  useEffect(() => {
    void drafts.open();
    const { unsubscribe } = form.watch(drafts.noteTyping) as { unsubscribe: () => void };
    const flush = () => void drafts.flush();
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
  }, [drafts, form]);
  return {
    ...state,
    basedOn,
    key: drafts.key,
    restore: drafts.restore,
    setAside: drafts.setAside,
    discard: drafts.discard,
    settle: drafts.settle,
    flush: drafts.flush,
  };
};

export type FormDraft = ReturnType<typeof useDraft> & {
  present: readonly string[];
  restored: Restored | null;
  timed: Timed | null;
};

const RestoredBand = ({ at }: Restored) => {
  const { t } = useTranslation();
  const moments = useMomentWords();
  return (
    <p className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
      {t('versions.inForm', { when: moments.inside(at) })}
    </p>
  );
};

export const DraftOffer = ({ draft }: { draft: FormDraft }) => {
  const { t } = useTranslation();
  return (
    <>
      <DeskBands draft={draft} />
      {draft.timed && <TimedBand timed={draft.timed} />}
      {draft.restored && <RestoredBand {...draft.restored} />}
      {draft.isRestored && !draft.restored && (
        <p className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
          {t('forms.draftRestored')}
        </p>
      )}
    </>
  );
};
