/** The parts of Lighthouse and its launcher that the benchmark uses: it alone installs them, and types are checked without them. */
declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
    audits: Record<string, { score: number | null; displayValue?: string } | undefined>;
    runtimeError?: { code: string; message: string };
    /** How fast this machine is, measured anew in each run: a desktop of the high end has 1,500 to 2,000. */
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
