/** `refused`: the browser can neither share nor copy, and the address is shown. */
export type Shared = 'shared' | 'copied' | 'refused';

/** Opens the phone's share dialog, or else copies the address. Closing that dialog is no failure. */
export const share = async (title: string, url: string): Promise<Shared> => {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'shared' : 'refused';
  }
};
