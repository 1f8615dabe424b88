import type { PluginOption } from './files.ts';

const FILE = /react-dom-client\.production\.js$/;
const SENTINEL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes five errors while its file is read in, only to throw and recognise them later. Where errors are recorded with
 * their stack (developer tools, Lighthouse), the first such `Error()` makes the engine parse the whole file again: 100 ms on a slow phone.
 * An object of the same kind without a stack serves as well. A build without a match fails: React has changed.
 */
export const sentinelsWithoutStack = (): PluginOption => ({
  name: 'sanabel:sentinels-without-stack',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: FILE },
    handler(code: string) {
      const lean = code.replace(SENTINEL, '$1 = { __proto__: Error.prototype, message: $2 }');
      if (lean === code) this.error('React no longer makes its errors in advance: this plugin can go.');
      return { code: lean, map: null };
    },
  },
});
