/** Fields as they are sent: a form with parts as soon as one of them is a file, JSON otherwise. A picture that was not changed is its address, and stays out. */
export const bodyOf = (fields: Readonly<Record<string, unknown>>): FormData | object => {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (!sent.some(([, value]) => value instanceof Blob)) return Object.fromEntries(sent);
  const form = new FormData();
  for (const [name, value] of sent) form.append(name, value instanceof Blob ? value : String(value));
  return form;
};
