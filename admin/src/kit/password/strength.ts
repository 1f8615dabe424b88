import { isCommonPassword } from '@sanabel/contract/common-passwords';
import { PASSWORD_MIN } from '@sanabel/contract/limits';
import { isPersonalPassword, type Person } from '@sanabel/contract/personal-password';

export const RULES = ['long', 'uncommon', 'impersonal'] as const;
export type Rule = (typeof RULES)[number];
export type Strength = 'weak' | 'fair' | 'strong';

export const GRAINS = 5;
/** Lengths in code points from which an accepted password gains another grain. */
const LONGER = [PASSWORD_MIN + 2, PASSWORD_MIN + 8] as const;
/** The most grains that a refused password can have. */
const REFUSED_MAX = 2;

export interface Judged {
  met: Readonly<Record<Rule, boolean>>;
  isAllowed: boolean;
  /** 0 to 5. */
  grains: number;
  strength: Strength;
}

/** Checks the contract's rules first, then the length. */
export const judge = (password: string, person: Person): Judged => {
  const { length } = [...password];
  const met = {
    long: length >= PASSWORD_MIN,
    uncommon: password !== '' && !isCommonPassword(password),
    impersonal: password !== '' && !isPersonalPassword(password, person),
  };
  const isAllowed = RULES.every((rule) => met[rule]);
  const grains = isAllowed
    ? REFUSED_MAX + 1 + LONGER.filter((from) => length >= from).length
    : Math.min(REFUSED_MAX, Math.ceil(length / (PASSWORD_MIN / REFUSED_MAX)));
  const strength = isAllowed ? (grains > REFUSED_MAX + 1 ? 'strong' : 'fair') : 'weak';
  return { met, isAllowed, grains, strength };
};
