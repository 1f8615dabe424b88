/** Practical form of an address: one @, a dotted domain, nothing that could break a mail header. */
const EMAIL = /^[^\s@<>()[\],;:\\"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** Whether a trimmed text has the form of an e-mail address. Needs no schema library: the sign-in page uses it too. */
export const isEmail = (value: string): boolean => EMAIL.test(value);
