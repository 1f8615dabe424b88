import { COLORS } from '@sanabel/brand/club';

const C = COLORS.light;

const furrows = (x: number, y: number, count: number, gap: number, length: number): string =>
  Array.from({ length: count }, (_, index) => `M${x + index * gap} ${y}v${length}`).join('');
const field = (ground: string, box: string, color: string, width: number, lines: string): string =>
  `<path d="${box}" fill="${ground}"/><path d="${lines}" stroke="${color}" stroke-width="${width}"/>`;

/** An invented neighbourhood in a box of 760 by 520, so nothing on it but the club's logo has a name. */
export const MAP = [
  `<path d="M0 0H760V520H0Z" fill="${C['green-100']}"/><g transform="rotate(-8 380 260)">`,
  field(C['green-200'], 'M-60-60H210V150H-60Z', '#b4d488', 10, furrows(-50, -60, 11, 24, 210)),
  field(C['wheat-300'], 'M560 300H860V620H560Z', C['wheat-500'], 12, furrows(570, 300, 11, 28, 320)),
  field('#d2a679', 'M-60 380H180V620H-60Z', '#a9794f', 11, furrows(-50, 380, 9, 26, 240)),
  field(C['green-200'], 'M610-60H860V120H610Z', '#6baf5b', 10, furrows(620, -60, 11, 23, 180)),
  '<path d="M250-20h110v90H250ZM390-20h90v60h-90ZM250 100h70v60h-70ZM345 105h130v55H345ZM230 300h90v70h-90ZM345 300h120v60H345ZM230 395h150v110H230ZM405 390h90v80h-90Z" fill="#fff"/></g>',
  '<path d="M790 150C640 190 640 300 560 360S420 470 400 560" fill="none" stroke="#5ba7b4" stroke-width="54"/>',
  '<path d="M790 150C640 190 640 300 560 360S420 470 400 560" fill="none" stroke="#2b7188" stroke-width="22"/>',
  '<g transform="rotate(-8 380 260)" fill="none"><path d="M-80 230H860M520-80V620M200-80V620" stroke="#fff" stroke-width="30"/>',
  `<path d="M-80 230H860" stroke="${C['wheat-300']}" stroke-width="4" stroke-dasharray="22 16"/></g>`,
  `<ellipse cx="384" cy="222" rx="26" ry="8" fill="${C['green-950']}" opacity="0.25"/>`,
  `<path d="M384 218C352 178 340 160 340 138a44 44 0 0 1 88 0c0 22-12 40-44 80Z" fill="${C['green-950']}"/>`,
  `<path d="M384 164c-14-8-14-30 0-48c14 18 14 40 0 48Z" fill="${C['wheat-500']}"/>`,
].join('');
