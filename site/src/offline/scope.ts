/** Declares the service-worker API that the worker uses; the compiler only knows that of pages. */
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  /** A digest of the built site's files: each build is a new worker. */
  const VERSION: string;
}
interface Client {
  readonly url: string;
  navigate(url: string): Promise<unknown>;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(query: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Client[]>;
  };
  readonly registration: { unregister(): Promise<boolean>; readonly navigationPreload?: { enable(): Promise<void> } };
}

export const scope = self as unknown as WorkerScope;
