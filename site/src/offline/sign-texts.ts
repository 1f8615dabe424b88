export interface SignTexts {
  offline: string;
  works: string;
  kept: string;
  weak: string;
  shelf: string;
}
