import { createRequire } from 'node:module';
import { buildTargets } from '@sanabel/brand/browsers';
import { minify, type Plugin } from 'vite';

const SCRIPT_FILE = /\/site\/src\/.+-script\.ts$/;

/** Minifies scripts that are texts in pages (`export const …_SCRIPT`): bundlers shorten only those that are files. */
export const inlineScripts = (): Plugin => ({
  name: 'sanabel-inline-scripts',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!SCRIPT_FILE.test(id)) return null;
    // Vite has closed what imports its configuration by then.
    const scripts: Record<string, string> = createRequire(id)(id);
    const texts = Object.entries(scripts).map(async ([name, text]) => {
      const { code, errors } = await minify(id, text, { compress: { target: buildTargets('site') } });
      if (errors.length > 0) throw new Error(`${name} in ${id}: ${errors[0]?.message}`);
      return `export const ${name} = ${JSON.stringify(code)};`;
    });
    return (await Promise.all(texts)).join('\n');
  },
});
