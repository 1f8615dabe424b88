/** The part of negotiator 1 that is used: its published types are those of version 0.6. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>);
    /** Returns the acceptable ones of `available`, best first; `preferred` decides between equal ones. */
    encodings<Coding extends string>(available: readonly Coding[], options: { preferred: readonly Coding[] }): Coding[];
  }
}
