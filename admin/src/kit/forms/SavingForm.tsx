import type { ComponentProps } from 'react';
import { enterMovesOn } from './enter.ts';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSave: () => void;
}

/** A form whose schema judges the fields, not the browser. */
export const SavingForm = ({ onSave, ...others }: Props) => (
  <form
    noValidate
    onKeyDown={enterMovesOn}
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
    {...others}
  />
);
