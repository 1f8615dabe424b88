import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShowFailure } from '../feedback/failures.tsx';
import { readVersion } from '../versions/use-versions.ts';

export interface Restored {
  id: string;
  at: string;
}

/** Puts an earlier version into a form, except its times. The history state names it: a reload finds it there, other forms do not. */
export const useRestored = <Values extends FieldValues>(form: UseFormReturn<Values>, valuesOf: ((version: object) => Values) | null) => {
  const { state, ...location } = useLocation();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [restored, setRestored] = useState<Restored | null>(null);
  const wanted = useRef<unknown>((state as { version?: unknown } | null)?.version);
  const put = async (id: string): Promise<void> => {
    try {
      const { at, item } = await readVersion(id);
      for (const [name, value] of Object.entries(valuesOf?.(item) ?? {}))
        if (value !== form.getValues(name as Path<Values>))
          form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
      setRestored({ id, at });
    } catch (error) {
      showFailure(error, () => void put(id));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has its item.
  useEffect(() => {
    const id = wanted.current;
    if (typeof id !== 'string' || !valuesOf) return;
    wanted.current = undefined;
    navigate(location, { replace: true, state: null });
    void put(id);
  }, [valuesOf === null]);
  return { restored, forget: () => setRestored(null) };
};
