/** Room for a link's text: in a row, on a card, on a card that is narrow on a phone, and in a form's header. */
export type Room = 'row' | 'card' | 'narrowCard' | 'head';

const LOOK =
  'inline-flex gap-1.75 items-center min-h-11 px-2 rounded-[10px] text-meta font-medium no-underline whitespace-nowrap hover:bg-tint';
const TEXT = 'border-b-[1.5px] border-current leading-[1.5]';

/** Look of a link to the item's public page or to its versions. */
export const pageLinkLook = (room: Room): string => (room === 'head' ? `${LOOK} max-desk:justify-center max-desk:w-11` : LOOK);

export const pageLinkTextLook = (room: Room): string => (room === 'head' || room === 'narrowCard' ? `${TEXT} max-desk:sr-only` : TEXT);
