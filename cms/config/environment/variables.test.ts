import { expect, it } from 'vitest';
import { thumbnailHost } from './variables.ts';

const takes = (value: string): boolean => thumbnailHost.safeParse(value).success;

it.each(['', 'https://i.ytimg.com/vi', 'https://mirror.example:8443/a/vi', 'http://127.0.0.1:4000/vi'])('takes %j', (value) => {
  expect(takes(value)).toBe(true);
});

it.each([
  'http://i.ytimg.com/vi',
  'http://169.254.169.254/latest',
  'http://127.0.0.1.example/vi',
  'https://user@i.ytimg.com/vi',
  'https://i.ytimg.com/vi?key=1',
  'https://i.ytimg.com/vi/#',
  'https://',
  'file:///etc',
  ' https://i.ytimg.com/vi',
])('refuses %j', (value) => {
  expect(takes(value)).toBe(false);
});
