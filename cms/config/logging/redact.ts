const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Addresses of people who wrote to us, or are written to.
  [/[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  // A session's token or a keyed digest: 256 bits in base64url.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/g, '[token]'],
  // Mailed codes; also the numbers of a phone.
  [/(?<![\w.:-])\+?\d{6,15}(?![\w.:-])/g, '[number]'],
  // PostgreSQL names the values of a row that it refuses.
  [/(Key \([^)]*\)=)\([^)]*\)/g, '$1([value])'],
];

/** A second line of defence: no message of ours holds secrets or personal data, but libraries word their own. */
export const redact = (text: string): string => SECRETS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
