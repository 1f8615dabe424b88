/** The parts of Lighthouse and its launcher that the benchmark uses: it alone installs them, and types are checked without them. */
declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
    audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
    runtimeError?: { code: string; message: string };
  }
  interface Settings {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    skipAudits: string[];
  }
  const lighthouse: (url: string, settings: Settings) => Promise<{ lhr: Result } | undefined>;
  export default lighthouse;
}

declare module 'chrome-launcher' {
  export function launch(options: { chromeFlags: string[]; chromePath?: string }): Promise<{ port: number; kill(): void }>;
}
