import type { BuildInfo, PreviewRequest } from '@sanabel/contract/content';
import type { PublisherState, Release } from '@sanabel/contract/publisher';
import type { Source } from '../content/read.ts';
import type { PanelHosts } from '../csp/policy.ts';
import type { startRenderers } from './renderers.ts';
import type { drawImage } from './share-images/draw.ts';

export interface PublisherOptions {
  published: string;
  /** Persists between starts. */
  mediaFolder: string;
  /** Folders of the built site and the built panel. */
  site: string;
  admin: string;
  source: Source;
  /** The variables for pages, and those for the panel alone (environment.ts). */
  settings: { SITE_URL: string; DEFAULT_LOCALE: string } & PanelHosts;
  /** Releases the folder's lock, when the caller has locked it already. */
  unlock?: () => void;
  log: { info(text: string): void; error(text: string): void };
  /** The pause between two pages of the guard, which renders all pages again while the publisher is idle. */
  guardMs?: number;
  /** Keeps media for visitors with an open page after the last page has dropped them. */
  mediaGraceMs?: number;
  /** Replaced in tests. */
  startRenderers?: typeof startRenderers;
  /** Replaced in tests, because real cards are slow. */
  drawImage?: typeof drawImage;
}

export interface Publisher {
  /** Asks for a site that has at least this revision. A forced request ends a pin, and reads the CMS in any case. */
  request(revision: number, options?: { isForced?: boolean }): void;
  /** Collects requests without publishing during bulk changes. */
  pause(): void;
  release(): void;
  /** Resolves when nothing is being published or queued, and after a failure. */
  settled(): Promise<void>;
  /** Draws the missing share cards now instead of when idle, and returns the number of those that are missing still. */
  drawImages(): Promise<number>;
  current(): BuildInfo | null;
  /** Null after a success. */
  lastFailure(): Error | null;
  /** Renders the page of an unsaved item for its editor; throws when that fails. */
  preview(request: PreviewRequest): Promise<string>;
  state(): PublisherState;
  /** Pins an earlier release until the next forced request. */
  rollback(number: number): Promise<Release>;
  stop(): Promise<void>;
}
