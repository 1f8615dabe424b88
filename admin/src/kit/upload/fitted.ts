/** Limits of pictures before upload (specification, section 9). */
export const COMPRESSED_MAX_BYTES = 1_048_576;
export const COMPRESSED_MAX_SIDE = 1024;

/** Scales down to the limit, never up. */
export const fitted = (width: number, height: number): { width: number; height: number } => {
  const share = Math.min(1, COMPRESSED_MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};
