/** Digits, also with separators: a telephone number, a card, a national id. */
const NUMBER = /(?:\d[ .()+-]*){6}/;
/** A mail or web address, even incomplete. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|eg)\b/;

export const isPersonal = (words: string): boolean => NUMBER.test(words) || ADDRESS.test(words);
