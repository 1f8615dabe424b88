/** Returns the host in lower case with `xn--…` for other scripts, as browsers parse it; null for an invalid host. */
export const asciiHost = (host: string): string | null => {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
};

const LABEL = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?';
const HOST = new RegExp(`^(?:\\[[\\da-f:.]+\\]|(?:${LABEL}\\.)*${LABEL}\\.?)$`);

/** Refuses `example..com` and `-a.com`, which browsers accept. */
export const isHost = (ascii: string): boolean => HOST.test(ascii);
