import { describe, expect, it } from 'vitest';
import { batch, hookBody, hookHeaders, isLoopback } from './hook.ts';
import { debounceFor, thumbnailHost } from './variables.ts';

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

describe('the settings of the rebuild hook', () => {
  it.each([
    ['now', { every: 'now' }],
    ['', { every: 'now' }],
    ['every 30 minutes', { every: 'minutes', minutes: 30 }],
    ['Every 1 minute', { every: 'minutes', minutes: 1 }],
    [
      'at 8:00, 18:30',
      {
        every: 'day',
        times: [
          { hour: 8, minute: 0 },
          { hour: 18, minute: 30 },
        ],
      },
    ],
  ])('take %j as a batch', (text, expected) => {
    expect(batch.parse(text)).toEqual(expected);
  });

  it.each(['daily', 'every 0 minutes', 'every 2000 minutes', 'at 24:00', 'at 8', 'at', 'at 08:00,', 'every minutes'])(
    'refuse %j as a batch, with the forms that there are',
    (text) => {
      expect(batch.safeParse(text).error?.issues[0]?.message).toContain('every 30 minutes');
    },
  );

  it.each([
    ['', {}],
    ['{"X-Key":"a"}', { 'X-Key': 'a' }],
  ])('take %j as headers', (text, expected) => {
    expect(hookHeaders.parse(text)).toEqual(expected);
  });

  it.each(['x', '[]', '{"a":1}', '{"a b":"c"}', '{"a":"b\\nc"}', '{"Host":"x"}', '{"Sanabel-Signature":"x"}'])(
    'refuse %j as headers',
    (text) => {
      expect(hookHeaders.safeParse(text).success).toBe(false);
    },
  );

  it('take a body of any kind, but no broken JSON', () => {
    expect(hookBody.parse('')).toBe('{"revision":{{revision}},"trigger":"{{trigger}}"}');
    expect(hookBody.parse('ref=main&revision={{revision}}')).toBe('ref=main&revision={{revision}}');
    expect(hookBody.safeParse('{"revision":{{revision}}').success).toBe(false);
  });

  it.each([
    ['http://127.0.0.1:9000/x', true],
    ['http://localhost/x', true],
    ['http://[::1]:80/x', true],
    ['http://127.0.0.1.example/x', false],
    ['https://api.netlify.com/build_hooks/1', false],
  ])('know whether %s is this machine', (address, expected) => {
    expect([isLoopback(address), debounceFor(address) < 100]).toEqual([expected, expected]);
  });
});
