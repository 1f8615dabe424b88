/** `isSilent` is a timeout, as opposed to a broken connection. */
export class Unanswered extends Error {
  readonly isSilent: boolean;
  constructor(isSilent: boolean) {
    super('No answer.');
    this.isSilent = isSilent;
  }
}
