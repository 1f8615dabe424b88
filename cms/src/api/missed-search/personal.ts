/** Digits, also with separators: a telephone number, a card, a national id. */
const NUMBER = /(?:\d[ .()+-]*){6}/;
/** A mail or web address, even incomplete. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|eg)\b/;

/** Recognizes folded words that may be about a person, pasted or typed into the wrong field. */
export const isPersonal = (words: string): boolean => NUMBER.test(words) || ADDRESS.test(words);
