/** The name and address that a password must not be made of. */
export interface Person {
  fullName: string;
  email: string;
}

/** Shorter parts stand in any sentence. */
const PART_MIN = 4;
/** What must be left of a password without its owner's name and address. */
const REST_MIN = 8;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether little is left of a password when its owner's name and e-mail address are taken out: they are the first that is tried. */
export const isPersonalPassword = (password: string, { fullName, email }: Person): boolean => {
  const words = fold(`${fullName} ${email} ${email.split('@')[0]}`).split(/[\s.@_+-]+/);
  const parts = [fold(email), ...words].filter((part) => [...part].length >= PART_MIN).sort((one, other) => other.length - one.length);
  const folded = fold(password);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), folded);
  return rest !== folded && [...rest].length < REST_MIN;
};
