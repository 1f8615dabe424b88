/** Parts of Lighthouse and its launcher that the benchmark uses: types are checked without their packages. */
declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
    audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
    runtimeError?: { code: string; message: string };
    environment: { benchmarkIndex: number };
  }
  interface Settings {
    port: number;
    logLevel: 'error';
    onlyCategories: string[];
    skipAudits: string[];
    throttling: { cpuSlowdownMultiplier: number };
  }
  const lighthouse: (url: string, settings: Settings) => Promise<{ lhr: Result } | undefined>;
  export default lighthouse;
}

declare module 'chrome-launcher' {
  export function launch(options: { chromeFlags: string[]; chromePath?: string }): Promise<{ port: number; kill(): void }>;
}
