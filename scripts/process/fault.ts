/** Something that went wrong in a way that we foresaw: its message is for the person at the terminal and needs no stack. */
export class Fault extends Error {}
