const MARK = '#photo-';

/** The photo that the page's address speaks of; empty when it speaks of none. */
export const photoInAddress = (): string => (location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : '');

export const photoAddress = (id: string): string => `${MARK}${id}`;
