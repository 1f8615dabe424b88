import type { Autosave } from '@sanabel/contract/autosaves';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readSession } from '../../session/session.ts';
import { changedOf } from '../draft.ts';
import { dropAutosave, findAutosaves, keepAutosave } from './calls.ts';
import { createKeeper } from './keeper.ts';
import type { Desk } from './key.ts';

const QUIET_MS = 3_000;

/** What the browser itself has kept of the same form. */
interface Local {
  offer: { values: Record<string, string | boolean>; savedAt: string } | null;
  isRestored: boolean;
  restore: () => void;
  discard: () => void;
}

const isMine = ({ adminId }: Autosave): boolean => adminId === readSession()?.admin.id;

const isSame = (one: object, other: object): boolean => {
  const [a, b] = [one, other].map((values) => JSON.stringify(Object.entries(values).sort()));
  return a === b;
};

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  desk: Desk | null;
  local: Local;
  /** The item's version that the form began with. */
  basedOn: string | null;
  except: readonly string[];
}

/** Keeps what is typed on the server too, some seconds after a pause, and offers what was begun elsewhere or by a colleague. */
export const useAutosave = <Values extends FieldValues>({ form, desk, local, basedOn, except }: Options<Values>) => {
  const [found, setFound] = useState<readonly Autosave[]>([]);
  const [state, setState] = useState<'kept' | 'elsewhere' | null>(null);
  const [isRead, setIsRead] = useState(false);
  const path = desk ? `${desk.list}/${desk.form}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each form.
  const keeper = useMemo(
    () => createKeeper({ keep: (body) => (desk ? keepAutosave(desk, body) : Promise.reject()), drop: dropAutosave }, setState),
    [path],
  );
  const own = found.find(isMine) ?? null;
  /** Colleagues’ that this form goes on with: they end with the save. */
  const adopted = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each form.
  useEffect(() => {
    if (!desk) return;
    let isHere = true;
    findAutosaves(desk)
      .then((all) => {
        if (!isHere) return;
        const isNew = ({ values }: Autosave) => Object.keys(differing(form, values)).length > 0;
        // One that says nothing new, since the form was saved, is not offered but written over.
        const done = all.find((one) => isMine(one) && !isNew(one));
        if (done) keeper.goOn(done);
        setFound(all.filter(isNew));
      })
      // Without an answer there is nothing to offer; what the browser has kept is there.
      .catch(() => undefined)
      .finally(() => isHere && setIsRead(true));
    return () => {
      isHere = false;
    };
  }, [path]);
  // After a session that ended the browser's draft is put back at once: the server's goes on with it.
  useEffect(() => {
    if (own && local.isRestored && !local.offer) {
      keeper.goOn(own);
      setFound((all) => all.filter((one) => one !== own));
    }
  }, [own, local.isRestored, local.offer, keeper]);
  const isWaiting = own !== null || !isRead;
  const latest = useRef({ isWaiting, basedOn, before: form.formState.defaultValues });
  latest.current = { isWaiting, basedOn, before: form.formState.defaultValues };
  const pending = useRef<(() => void) | null>(null);
  const timer = useRef(0);
  useEffect(() => {
    if (!path) return;
    const flush = () => {
      clearTimeout(timer.current);
      pending.current?.();
      pending.current = null;
    };
    const { unsubscribe } = form.watch((values) => {
      clearTimeout(timer.current);
      pending.current = () => {
        // What was begun elsewhere is not written over before its owner has said what is to become of it.
        if (latest.current.isWaiting) return;
        const changed = changedOf(values as FieldValues, latest.current.before ?? {}, except);
        void keeper.keep(Object.keys(changed).length === 0 ? null : changed, latest.current.basedOn);
      };
      timer.current = window.setTimeout(flush, QUIET_MS);
    }) as { unsubscribe: () => void };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [form, path, keeper, except]);
  // What was typed before it was known whether there is an earlier one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known.
  useEffect(() => {
    if (!path || isWaiting) return;
    const changed = changedOf(form.getValues() as FieldValues, latest.current.before ?? {}, except);
    if (Object.keys(changed).length > 0) void keeper.keep(changed, basedOn);
  }, [isWaiting, path]);
  const without = (one: Autosave) => setFound((all) => all.filter((other) => other !== one));
  const apply = (one: Autosave) => {
    for (const [name, value] of Object.entries(differing(form, one.values)))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
  };
  const isOlder = own !== null && local.offer !== null && (isSame(own.values, local.offer.values) || local.offer.savedAt > own.savedAt);
  return {
    state,
    /** One's own of another place; null where the browser itself has the same or a newer one. */
    own: isOlder ? null : own,
    others: found.filter((one) => one !== own),
    isOutdated: (one: Autosave): boolean => one.basedOn !== basedOn,
    restore: (one: Autosave) => {
      if (one === own) {
        keeper.goOn(one);
        if (local.offer) local.discard();
      } else adopted.current.push(one.id);
      without(one);
      apply(one);
    },
    drop: (one: Autosave) => {
      without(one);
      if (one !== own) return;
      void dropAutosave(one.id);
      if (local.offer) local.discard();
    },
    /** The browser's own draft was put back or dropped: the server's of the same work goes with it. */
    answered: (isRestored: boolean) => {
      if (!own) return;
      if (isRestored) keeper.goOn(own);
      else void dropAutosave(own.id);
      without(own);
    },
    /** The form was saved: nothing of it is left to offer. */
    settle: () => {
      clearTimeout(timer.current);
      pending.current = null;
      setState(null);
      void keeper.end();
      for (const id of adopted.current.splice(0)) void dropAutosave(id);
    },
  };
};

/** What of these values is not in the form, among the fields that it has. */
const differing = <Values extends FieldValues>(form: UseFormReturn<Values>, values: Autosave['values']): Autosave['values'] => {
  const now = form.getValues() as FieldValues;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name in now && String(now[name] ?? '') !== String(value)));
};
