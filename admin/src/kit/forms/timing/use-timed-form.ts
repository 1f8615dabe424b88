import type { TimedName } from '@sanabel/contract/entities/index';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ResourceFormOptions, useResourceForm } from '../use-resource-form.ts';
import { useTiming } from './use-timing.ts';
import type { TimingValues } from './values.ts';

interface Options<Name extends TimedName, Values extends FieldValues> extends ResourceFormOptions<Name, Values> {
  /** Such an item cannot be hidden at a time. */
  endsByItself?: boolean;
}

/** Adds `timing` to the form of an item that can be scheduled. */
export const useTimedForm = <Name extends TimedName, Values extends FieldValues>({
  endsByItself = false,
  ...options
}: Options<Name, Values>) => {
  const { form, canWait, ...rest } = useResourceForm<Name, Values>(options);
  const { timed } = rest.unsaved;
  const timing = useTiming({
    form: form as unknown as UseFormReturn<TimingValues>,
    canWait,
    load: timed && !timed.isLoaded ? timed.load : null,
    endsByItself,
  });
  return { ...rest, form, timing };
};
