/**
 * Opens the phone's share dialog, or else copies the address. Returns what to say: `copied`, the address where the browser can do neither,
 * and nothing once the dialog was open, however it was closed.
 */
export const share = async (title: string, url: string, copied: string): Promise<string> => {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return copied;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? '' : url;
  }
};
