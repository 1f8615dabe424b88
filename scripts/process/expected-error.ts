/** An error that we foresaw: the terminal shows its message, without a stack. */
export class ExpectedError extends Error {}
