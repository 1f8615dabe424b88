import { describe, expect, it } from 'vitest';
import { galleryFileError } from './rules.ts';

const MB = 1_048_576;

describe('a file for the gallery', () => {
  it.each([
    ['image', 'image/jpeg', 2 * MB, null],
    ['image', 'image/png', 1, null],
    ['image', 'image/webp', 1, null],
    ['image', 'image/jpeg', 2 * MB + 1, 'tooLarge'],
    ['image', 'image/gif', 1, 'wrongType'],
    ['image', 'image/svg+xml', 1, 'wrongType'],
    ['image', '', 1, null],
    ['image', '', 2 * MB + 1, 'tooLarge'],
    ['video', '', 1, null],
    ['image', 'application/octet-stream', 1, 'wrongType'],
    ['video', 'video/mp4', 50 * MB, null],
    ['video', 'video/webm', 1, null],
    ['video', 'video/ogg', 1, null],
    ['video', 'audio/ogg', 1, null],
    ['video', 'video/mp4', 50 * MB + 1, 'tooLarge'],
    ['video', 'video/quicktime', 1, 'wrongType'],
    ['video', 'image/png', 1, 'wrongType'],
  ] as const)('%s of type "%s" and %d bytes: %s', (kind, type, size, code) => {
    expect(galleryFileError({ type, size }, kind)).toBe(code);
  });
});
