/** Digits in a row or with signs between: a telephone number, a card, a number of the state. */
const NUMBER = /(?:\d[ .()+-]*){6}/;
/** An address of a mailbox or of a page, whole or as far as somebody came. */
const ADDRESS = /@|:\/\/|\bwww\.|\.(?:com|net|org|eg)\b/;

/** Whether folded words may be about a person, pasted or typed into the wrong field: such are not counted at all. */
export const isPersonal = (words: string): boolean => NUMBER.test(words) || ADDRESS.test(words);
