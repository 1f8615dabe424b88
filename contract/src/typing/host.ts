/** Returns the ASCII form of a host (`xn--…` for other scripts), in lower case, as browsers read it; null for what is no host. */
export const asciiHost = (host: string): string | null => {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
};

const LABEL = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?';
const HOST = new RegExp(`^(?:\\[[\\da-f:.]+\\]|(?:${LABEL}\\.)*${LABEL}\\.?)$`);

/** Tells whether DNS could know a host in ASCII: browsers read `example..com` and `-a.com` too. */
export const isHost = (ascii: string): boolean => HOST.test(ascii);
