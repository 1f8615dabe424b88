/** Limits of a picture after compression. */
export interface Limits {
  maxBytes: number;
  /** Pixels of the longest side. */
  maxSide: number;
}

/** Limits of gallery photos before upload (specification, section 9). */
export const GALLERY_LIMITS: Limits = { maxBytes: 1_048_576, maxSide: 1024 };

/** Scales down to the limit, never up. */
export const fitted = (width: number, height: number, maxSide: number): { width: number; height: number } => {
  const share = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};
