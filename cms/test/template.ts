import { startCms } from './cms.ts';
import { compileCms } from './compile.ts';
import { type Data, removeData, takeData } from './data.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What `takeData` begins from, as JSON. */
    template: string;
  }
}

export interface Template {
  json: string;
  remove(): Promise<void>;
}

/** The tables are made once, by a first start of the compiled CMS on nothing, and copied for every CMS of the tests. */
export const makeTemplate = async (): Promise<Template> => {
  compileCms();
  const cms = await startCms();
  await cms.halt();
  const data: Data = await takeData(cms.dataDir);
  return { json: JSON.stringify(data), remove: () => removeData(data) };
};
