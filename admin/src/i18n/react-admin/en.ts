import english from 'ra-language-english';

export const en = english.ra;
