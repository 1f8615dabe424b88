export interface Person {
  fullName: string;
  email: string;
}

/** Shorter parts occur in any sentence. */
const PART_MIN = 4;
/** Length that must remain without the owner's name and address. */
const REST_MIN = 8;

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Detects passwords made of the owner's name or email address, which attackers try first. */
export const isPersonalPassword = (password: string, { fullName, email }: Person): boolean => {
  const words = fold(`${fullName} ${email} ${email.split('@')[0]}`).split(/[\s.@_+-]+/);
  const parts = [fold(email), ...words].filter((part) => [...part].length >= PART_MIN).sort((one, other) => other.length - one.length);
  const folded = fold(password);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), folded);
  return rest !== folded && [...rest].length < REST_MIN;
};
