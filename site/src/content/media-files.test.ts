import { describe, expect, it } from 'vitest';
import { mediaFiles, mediaName, mediaPath } from './media-files.ts';

describe('media', () => {
  it.each(['/uploads/4f2a-640.webp', 'https://cdn.example/sanabel/4f2a-640.webp?v=1'])('are served from the site itself: %s', (url) => {
    expect(mediaPath(url)).toBe('/media/4f2a-640.webp');
  });

  it.each(['/uploads/', '/uploads/..%2f..%2fetc', '/uploads/x.svg', '/uploads/.htaccess'])('have a safe name or are refused: %s', (url) => {
    expect(() => mediaName(url)).toThrow();
  });

  it('are listed once each; two different ones of one name are an error', () => {
    const video = (url: string, bytes: number) => ({ kind: 'video', url, mime: 'video/mp4', bytes }) as const;
    const url = '/uploads/a.mp4';
    expect(mediaFiles({ [url]: video(url, 5), again: video(url, 5) })).toEqual([{ url, name: 'a.mp4', bytes: 5 }]);
    expect(() => mediaFiles({ [url]: video(url, 5), other: video('/other/a.mp4', 6) })).toThrow('a.mp4');
  });
});
