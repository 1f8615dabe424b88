import { describe, expect, it } from 'vitest';
import { srcSetOf } from './renditions.ts';

const NAME = '/uploads/0123456789abcdef01234567';

describe('the smaller sizes of a picture', () => {
  it('are those that the CMS makes as WebP, and the picture itself', () => {
    expect(srcSetOf(`${NAME}-900.webp`)).toBe(`${NAME}-320.webp 320w, ${NAME}-640.webp 640w, ${NAME}-900.webp 900w`);
    expect(srcSetOf(`https://media.example${NAME}-640.webp`)).toBe(
      `https://media.example${NAME}-320.webp 320w, https://media.example${NAME}-640.webp 640w`,
    );
  });

  it.each([
    ['a small picture', `${NAME}-192.webp`],
    ['a picture from elsewhere', 'https://example.org/photo-900.webp'],
    ['a picture that is being chosen', 'blob:https://sanabel.example/0123456789abcdef01234567'],
    ['no picture', ''],
  ])('do not exist of %s', (_what, url) => expect(srcSetOf(url)).toBeUndefined());
});
