import { FetchState } from 'astro/fetch';
import * as server from 'astro/runtime/server/index.js';
import { expect, it } from 'vitest';

/** Methods of an object's class and of the classes above it. */
const methodsOf = (prototype: object | null): string[] =>
  prototype === null ? [] : [...Object.getOwnPropertyNames(prototype), ...methodsOf(Object.getPrototypeOf(prototype))];

/** `render/entry.ts` calls these, and Astro promises none of them (docs/architecture.md, "Pages are rendered through Astro internals"). */
it('finds in Astro what pages are rendered through', () => {
  expect(methodsOf(FetchState.prototype)).toEqual(
    expect.arrayContaining(['loadComponentInstance', 'createResult', 'getActionAPIContext', 'getAPIContext']),
  );
  expect(server).toMatchObject({
    renderStreaming: expect.any(Function),
    chunkToString: expect.any(Function),
    renderEndpoint: expect.any(Function),
  });
});
