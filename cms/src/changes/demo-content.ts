/** Digest of the session that fills in the demo content, null at other times. */
let filling: string | null = null;

export const beginDemoContent = (digest: string): void => {
  filling = digest;
};

/** Returns false where none was begun. */
export const endDemoContent = (): boolean => {
  const wasFilling = filling !== null;
  filling = null;
  return wasFilling;
};

export const isDemoContent = (digest: string | undefined): boolean => filling !== null && digest === filling;
