import type { TimedName } from '@sanabel/contract/entities/index';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type ResourceFormOptions, useResourceForm } from '../use-resource-form.ts';
import type { TimingValues } from './values.ts';

/** The form of an item that waits for its time, with `timing`: the same form, as far as the item's time goes. */
export const useTimedForm = <Name extends TimedName, Values extends FieldValues>(options: ResourceFormOptions<Name, Values>) => {
  const { form, ...rest } = useResourceForm<Name, Values>(options);
  return { ...rest, form, timing: form as unknown as UseFormReturn<TimingValues> };
};
