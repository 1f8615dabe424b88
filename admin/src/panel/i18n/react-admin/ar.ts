import english from 'ra-language-english';

export const ar = english.ra;
