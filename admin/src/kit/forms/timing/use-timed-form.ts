import type { TimedName } from '@sanabel/contract/entities/index';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ResourceFormOptions, useResourceForm } from '../use-resource-form.ts';
import type { TimedForm } from './use-timing.ts';
import type { TimingValues } from './values.ts';

/** Adds `timing` to the form of an item that can be scheduled. */
export const useTimedForm = <Name extends TimedName, Values extends FieldValues>(options: ResourceFormOptions<Name, Values>) => {
  const { form, canWait, ...rest } = useResourceForm<Name, Values>(options);
  const { timed } = rest.unsaved;
  const timing: TimedForm = {
    form: form as unknown as UseFormReturn<TimingValues>,
    canWait,
    load: timed && !timed.isLoaded ? timed.load : null,
  };
  return { ...rest, form, timing };
};
