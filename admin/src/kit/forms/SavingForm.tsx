import type { ComponentProps, KeyboardEvent } from 'react';

const NOT_TYPED_IN = ['submit', 'button', 'reset', 'image', 'file', 'hidden'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && !NOT_TYPED_IN.includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isReachable = (field: Field): boolean => !field.disabled && field.getClientRects().length > 0;

/** Moves to the next field at Enter. The browser would submit the form, and publish a half-written word. Ctrl+S and the button save. */
const enterMovesOn = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !isField(target) || target.form !== form) return;
  event.preventDefault();
  const fields = [...form.elements].filter(isField).filter(isReachable);
  // Radio buttons of one group are one field.
  const others = fields.slice(fields.indexOf(target) + 1).filter((field) => target.type !== 'radio' || field.name !== target.name);
  (others[0] ?? form.querySelector<HTMLElement>('[type="submit"]'))?.focus();
};

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
