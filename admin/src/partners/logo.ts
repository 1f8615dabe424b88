/** Look of a logo. Logos are drawn for white paper, so their chip is white in the dark theme too. */
export const LOGO = 'block flex-none p-1 w-21 h-14 border-line kernel-20/4 bg-white object-contain';
