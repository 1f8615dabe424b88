const MIMES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/** The type to serve a file of ours as; anything else is bytes that no browser opens. */
export const mimeOf = (name: string): string => MIMES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
