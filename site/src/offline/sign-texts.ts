/** What the sign says: that there is no network or that it does not answer, what still works, and where that is. */
export interface SignTexts {
  offline: string;
  works: string;
  kept: string;
  weak: string;
  shelf: string;
}
