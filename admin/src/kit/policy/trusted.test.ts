import { LOGO } from '@sanabel/brand/logo';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started: unknown[] = [];

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('window', { location: { href: 'https://sanabel.example/admin/gallery', origin: 'https://sanabel.example' } });
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: unknown) {
        started.push(address);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('where a browser knows Trusted Types, the logo and workers go through the one policy of the panel', async () => {
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => string>) => {
      names.push(name);
      return {
        createHTML: (text: string) => ({ html: rules.createHTML?.(text) }),
        createScriptURL: (text: string) => ({ address: rules.createScriptURL?.(text) }),
      };
    },
  });
  const { LOGO_DRAWING, startWorker } = await import('./trusted.ts');
  expect(LOGO_DRAWING.__html).toEqual({ html: LOGO.drawing });
  startWorker('/admin/assets/compress.worker-A1.js');
  expect(started).toEqual([{ address: '/admin/assets/compress.worker-A1.js' }]);
  expect(names).toEqual(['panel']);
});

it.each([
  'https://evil.example/admin/x.js',
  '//evil.example/admin/x.js',
  'data:text/javascript,1',
  '/uploads/film.mp4',
  '/admin/../uploads/x.js',
])('no worker starts from %s, in any browser', async (address) => {
  const { startWorker } = await import('./trusted.ts');
  expect(() => startWorker(address)).toThrow('own files');
  expect(started).toEqual([]);
});
