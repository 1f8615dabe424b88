import type { TimedChange } from '@sanabel/contract/entities/timing';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { call } from '../../data/call.ts';
import type { EditableName, Item } from '../../data/resources.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import type { NamedFields } from '../field-names.ts';
import type { Timed } from './TimedBand.tsx';
import { useTimedTexts } from './timed-texts.ts';
import { isTimed, type TimingValues } from './values.ts';

interface Options<Name extends EditableName, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  resource: Name;
  seen: Item<Name> | null;
  setSeen: (item: Item<Name>) => void;
  valuesOf: (item: Item<Name> | null) => Values;
  fields: NamedFields;
  publish: () => void;
}

const CHANGES_AT = 'changesAt' satisfies keyof TimingValues;

export const useTimedChange = <Name extends EditableName, Values extends FieldValues>(options: Options<Name, Values>) => {
  const { form, resource, seen, setSeen, valuesOf, fields, publish } = options;
  const texts = useTimedTexts();
  const { confirm } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const client = useQueryClient();
  /** Values that the scheduled changes put into the form, once loaded. */
  const [loaded, setLoaded] = useState<Values | null>(null);
  const { isDirty, dirtyFields } = form.formState;
  const item: (Timing & { timedChange?: TimedChange | undefined; updatedAt?: string | undefined }) | null = isTimed(resource) ? seen : null;
  const canWait = item !== null && stateAt(item, Date.now()) === 'live';
  const change = item?.timedChange;

  const load = ({ at, fields: changed }: TimedChange): void => {
    const [before, after] = [valuesOf(seen), valuesOf(seen && { ...seen, ...changed })];
    const others = Object.entries(after).filter(([name, value]) => value !== before[name]);
    const put = (name: string, value: unknown) =>
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    // Keep fields that the editor has changed already.
    for (const [name, value] of others) if (!(name in dirtyFields)) put(name, value);
    // Refused changes have missed their time: save them now, or choose another one.
    if (canWait && Date.parse(at) > Date.now()) put(CHANGES_AT, at);
    setLoaded(Object.fromEntries(others) as Values);
  };
  const drop = async (): Promise<void> => {
    const { discardTitle: title, discardBody: body, discard: confirmLabel } = texts;
    if (!seen || !(await confirm({ title, body, confirmLabel, isDangerous: true }))) return;
    try {
      await call(`/${resource}/${seen.id}/timed-change`, { method: 'DELETE' });
      setSeen({ ...seen, timedChange: undefined });
      notify(texts.discarded, { type: 'success' });
      void client.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      showFailure(error, () => void drop());
    }
  };
  const timed: Timed | null = change
    ? {
        ...{ change, fields, isDirty, publish },
        isLoaded: loaded !== null,
        isOutdated: change.basedOn !== item.updatedAt,
        load: () => load(change),
        drop: () => void drop(),
      }
    : null;
  return { canWait, loaded, unload: () => setLoaded(null), timed };
};
