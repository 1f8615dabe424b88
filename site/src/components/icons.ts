/** 24 px line icons, 1.7 px stroke; the social ones are our own simplified drawings (guide §10). Islands use the same paths. */
export const ICONS = {
  mail: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM4 7l8 6 8-6',
  pin: 'M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11ZM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
  phone: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  youtube: 'M6.5 5h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z',
  tiktok: 'M14 4v10.5a3.5 3.5 0 1 1-3.5-3.5M14 4c.5 3 2.5 4.5 5 4.6',
  facebook: 'M14 21v-8h3l.6-3.5H14V7.5c0-1.2.6-2 2.2-2H18V3h-3c-3 0-4.5 1.8-4.5 4.3v2.2H8V13h2.5v8',
  whatsapp:
    'M4 20l1.4-4A8 8 0 1 1 8.5 19ZM9.3 8.3c.5-.4 1.1-.2 1.3.3l.5 1.2-.7.9a5 5 0 0 0 2.9 2.9l.9-.7 1.2.5c.5.2.7.8.3 1.3-.7.8-1.6.8-2.5.4a8 8 0 0 1-4.1-4.1c-.4-.9-.4-2 .2-2.7Z',
  menu: 'M3 7h18M3 12h18M9 17h12',
  sprout: 'M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6ZM12 15c0-4 3-6 7-6 0 4-3 6-7 6Z',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM4 10h16M8 3v4M16 3v4',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8v4.5l3 2',
  question: 'M12 4a8 8 0 1 1-3.5 15.2L4 20l1.2-4A8 8 0 0 1 12 4ZM10 10a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.3M12 15.6v.2',
  close: 'M6 6l12 12M18 6L6 18',
  forward: 'M4 12h15M13 6l6 6-6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  check: 'M5 12.5l5 5L19 7',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M7 5h3v14H7ZM14 5h3v14h-3Z',
  page: 'M7 3h7l4 4v14H7ZM14 3v4h4M10 12h5M10 16h5',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  enlarge: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5M8 11h6M11 8v6',
  lessen: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5M8 11h6',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  copy: 'M9 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 16V5a2 2 0 0 1 2-2h10',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
  save: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  print: 'M7 9V4h10v5M7 17H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v6H7Z',
  warning: 'M12 4l9 16H3ZM12 10v4M12 17v.5',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  external: 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
} as const;

export type IconName = keyof typeof ICONS;

/** Icons of strip, header and footer: every page has them. */
export const SHARED_ICONS = [
  'mail',
  'pin',
  'phone',
  'youtube',
  'tiktok',
  'facebook',
  'whatsapp',
  'menu',
  'search',
  'up',
] as const satisfies IconName[];
