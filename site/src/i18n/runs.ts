/** A phone number, or a name in Latin capitals with its version: what keeps its own direction inside a sentence (decision L8). */
const RUN = /(\d{7,}|[A-Z]{2,}(?: \d[\d.]*\d)?)/;

export interface Run {
  text: string;
  isIsolated: boolean;
}

/** A sentence of the catalogue, cut where something in it is to be isolated. */
export const runsOf = (sentence: string): Run[] =>
  sentence
    .split(RUN)
    .map((text, index) => ({ text, isIsolated: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
