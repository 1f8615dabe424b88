/** Our own drawings: 24 px, round strokes of 1.7 px (design guide, section 10). */
const ICONS = {
  eye: 'M2.5 12c5-8 14-8 19 0-5 8-14 8-19 0ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  eyeOff: 'M3 3l18 18M10 6.3c4-.8 8.5 1 11.5 5.7a14 14 0 0 1-2.6 3.1M6.5 7.7A14 14 0 0 0 2.5 12c2.6 4.2 6.3 6.2 9.8 6',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11v7a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-7',
  desktop: 'M6 5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM2 19h20',
  copy: 'M10.5 8h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7a2.5 2.5 0 0 1-2.5-2.5v-7a2.5 2.5 0 0 1 2.5-2.5ZM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2',
  warning: 'M12 3l10 18H2ZM12 10v5M12 18h.01',
  check: 'M5 12.5l4.5 4.5L19 7',
  services: 'M12 3l9 5-9 5-9-5ZM3 13l9 5 9-5',
  picture: 'M6 4h12a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM7 10a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18l5-4 4 3 3-3 4 4',
  library: 'M10 3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM3 8v10a3 3 0 0 0 3 3h10M8 15l4-4 3 3 2-2 3 3',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6Z',
  case: 'M6 8h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3ZM9 8V5h6v3M3 13h18',
  phone: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  hands: 'M3 12l5-5 4 3 3-3 6 5-7 7-3-2-2 1Z',
  people: 'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3.5 3.5 0 0 1 0 7M17.5 14.5c2.3.6 3.5 2.5 3.5 5.5',
  grid: 'M5.5 3.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2ZM15.5 3.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2ZM5.5 13.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2ZM15.5 13.5h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2Z',
  leave: 'M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M10 8l-4 4 4 4M6 12h9',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  add: 'M12 5v14M5 12h14',
  search: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5 5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3',
  download: 'M12 4v12M7 11l5 5 5-5M4 19v0a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2',
  chart: 'M5 20V11M12 20V4M19 20v-6',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM4 10h16M8 3v4M16 3v4',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8M20 4v5h-5',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  publish: 'M12 19V6M6 12l6-6 6 6',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  toStart: 'M6 5h12M6 16l6-6 6 6',
  toEnd: 'M6 19h12M6 8l6 6 6-6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  outside: 'M9 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3M14 4h6v6M20 4l-9 9',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 7.5L12 13l8.5-5.5',
  place: 'M12 21c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12ZM9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  play: 'M8 5l11 7-11 7Z',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM5 11a7 7 0 0 0 14 0M12 18v3',
  stop: 'M7 7h10v10H7Z',
  player: 'M6.5 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
  film: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8 5v14M16 5v14M3 9.5h5M3 14.5h5M16 9.5h5M16 14.5h5',
  chat: 'M4 20l1.5-4.5A8 8 0 1 1 9 19ZM9 11h6M9 14h4',
  youtube: 'M6.5 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
  tiktok: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.5 3 2.5 4.5 5 4.6',
  facebook: 'M14 21v-8h3l.6-3.5H14v-2c0-1.2.6-2 2.2-2H18V3h-3c-3 0-4.5 1.8-4.5 4.3v2.2H8V13h2.5v8',
  key: 'M4 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 11l8-8M16 6l3 3',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2M20 14v6h-6',
  laptop: 'M6 5h12a2 2 0 0 1 2 2v9H4V7a2 2 0 0 1 2-2ZM2 19h20',
  mobile: 'M9.5 3h5A2.5 2.5 0 0 1 17 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.5v-13A2.5 2.5 0 0 1 9.5 3ZM11 18h2',
  pulse: 'M3 12h4l2.5-6 4.5 12 2.5-6H21',
  disk: 'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3s-3.6 3-8 3s-8-1.3-8-3ZM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8',
  print: 'M7 8V4h10v4M7 17H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M7 14h10v6H7Z',
  question: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.4 9.6a2.7 2.7 0 1 1 3.9 2.5c-.9.4-1.3.9-1.3 1.9M12 17h.01',
  keyboard: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM7 10h.01M11 10h.01M15 10h.01M7 14h10',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;

const DIRECTIONAL: ReadonlySet<IconName> = new Set(['back', 'forward', 'leave']);

/** A line drawing that repeats what the words beside it say. Directional ones are mirrored in Arabic. */
export const Icon = ({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) => (
  <svg
    className={`icon ${DIRECTIONAL.has(name) ? 'flip ' : ''}${className}`}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);
