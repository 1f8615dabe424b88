/** No answer came; `isSilent` when the line is there and the server says nothing. */
export class Unanswered extends Error {
  readonly isSilent: boolean;
  constructor(isSilent: boolean) {
    super('No answer.');
    this.isSilent = isSilent;
  }
}
