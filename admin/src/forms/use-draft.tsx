import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats, useMomentWords } from '../i18n/format.ts';
import { takeInterruption } from '../session/location.ts';
import { DeskBands } from './desk/DeskBands.tsx';
import type { useAutosave } from './desk/use-autosave.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import type { Restored } from './use-restored.ts';

const QUIET_MS = 400;

const NOTHING: readonly string[] = [];

/**
 * Keeps what is typed as a draft, and offers one that an earlier visit left. After an ended session it is put back at once.
 * The fields `except`, an array that stays the same, are never kept.
 */
export const useDraft = <Values extends FieldValues>(form: UseFormReturn<Values>, key: string, except = NOTHING) => {
  const [offer, setOffer] = useState<Draft | null>(() => readDraft(key));
  const [isRestored, setIsRestored] = useState(false);
  const timer = useRef(0);
  /** The write that is due in a moment; leaving before that moment runs it too. */
  const pending = useRef<(() => void) | null>(null);
  const forget = () => {
    clearTimeout(timer.current);
    pending.current = null;
  };
  const flush = () => {
    pending.current?.();
    forget();
  };
  const { defaultValues } = form.formState;
  const before = useRef(defaultValues);
  before.current = defaultValues;
  const restore = (draft: Draft) => {
    for (const [name, value] of Object.entries(draft.values))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    setOffer(null);
    setIsRestored(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (offer && takeInterruption()) restore(offer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written does not depend on the drawing.
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      forget();
      pending.current = () => keepDraft(key, values as FieldValues, before.current ?? {}, except);
      timer.current = window.setTimeout(flush, QUIET_MS);
    }) as { unsubscribe: () => void };
    return () => {
      unsubscribe();
      flush();
    };
  }, [form, key, except]);
  return {
    /** A draft of an earlier visit, until it is restored or discarded. */
    offer,
    isRestored,
    restore: () => offer && restore(offer),
    discard: () => {
      dropDraft(key);
      setOffer(null);
    },
    /** To be called when the form is saved: nothing of it is left to offer. */
    settle: () => {
      forget();
      dropDraft(key);
    },
    /** Writes at once what would be written in a moment. */
    flush,
  };
};

/** Unfinished work of a form: in this browser, on the server, an earlier version that it shows, and who else is at it. */
export type FormDraft = ReturnType<typeof useDraft> & {
  autosave: ReturnType<typeof useAutosave>;
  present: readonly string[];
  restored: Restored | null;
};

/** What a form shows is an earlier version of its item. */
const RestoredBand = ({ at }: Restored) => {
  const { t } = useTranslation();
  const moments = useMomentWords();
  return (
    <p className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
      {t('versions.inForm', { when: moments.inside(at) })}
    </p>
  );
};

/** The bands over a form: an earlier version is in it; a draft is there, or was put back. */
export const DraftOffer = ({ draft }: { draft: FormDraft }) => (
  <>
    <DeskBands autosave={draft.autosave} present={draft.present} />
    {draft.restored && <RestoredBand {...draft.restored} />}
    {!draft.autosave.own && !draft.restored && <LocalOffer draft={draft} />}
  </>
);

const LocalOffer = ({ draft }: { draft: FormDraft }) => {
  const { t } = useTranslation();
  const formats = useFormats();
  if (draft.offer)
    return (
      <div className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
        <p className="flex-[1_1_200px]">{t('forms.draftFound', { time: formats.ago(draft.offer.savedAt) })}</p>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            draft.autosave.answered(true);
            draft.restore();
          }}
        >
          {t('forms.draftRestore')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            draft.autosave.answered(false);
            draft.discard();
          }}
        >
          {t('forms.draftDiscard')}
        </button>
      </div>
    );
  return draft.isRestored ? (
    <p className="draft-offer flex gap-2.5 flex-wrap items-center mb-4.5 py-2.5 px-4 rounded-[10px] bg-wait-bg" role="status">
      {t('forms.draftRestored')}
    </p>
  ) : null;
};
