/** The hill on which the furrows of the hero lie, in a box of 1200 by 300. */
export const HILL = 'M0 74C280 4 520 10 760 66S1100 70 1200 34V301H0Z';

/** Six light furrows of a twelfth of the page each (wide pages). */
export const FAN_OF_SIX =
  'M100 300C100 215 171 110 256 -28L294 -28C243 110 200 215 200 300ZM300 300C300 215 315 110 332 -28L370 -28C387 110 400 215 400 300ZM500 300C500 215 459 110 408 -28L446 -28C531 110 600 215 600 300ZM700 300C700 215 603 110 484 -28L522 -28C675 110 800 215 800 300ZM900 300C900 215 747 110 560 -28L598 -28C819 110 1000 215 1000 300ZM1100 300C1100 215 891 110 636 -28L674 -28C963 110 1200 215 1200 300Z';

/** Three wide ridges of four fifths of a third each (phones). */
export const FAN_OF_THREE =
  'M40 300C40 215 127 110 233 -28L355 -28C358 110 360 215 360 300ZM440 300C440 215 415 110 385 -28L507 -28C646 110 760 215 760 300ZM840 300C840 215 703 110 537 -28L659 -28C934 110 1160 215 1160 300Z';

/** Straight furrows from one vanishing point high above, for the hill over the footer (a box of 1200 by 120). */
export const FOOTER_FURROWS = Array.from({ length: 24 }, (_, furrow) => {
  const foot = (furrow - 6) * 100;
  return `M352-420L${foot} 130L${foot + 50} 130Z`;
}).join('');
