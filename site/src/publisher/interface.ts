import type { BuildInfo, PreviewRequest } from '@sanabel/contract/content';
import type { PublisherState, Release } from '@sanabel/contract/publisher';
import type { Source } from '../content/read.ts';
import type { PanelHosts } from '../csp/policy.ts';
import type { drawCard } from './cards/draw.ts';
import type { startRenderers } from './renderers.ts';

/** What a publisher is told at its start, and what it can be asked. */
export interface PublisherOptions {
  /** Where the published site lies. */
  published: string;
  /** The folder of the media's files, kept between starts. */
  mediaFolder: string;
  /** The built site and the built panel: folders. */
  site: string;
  admin: string;
  source: Source;
  /** The variables that stand in the pages, and those for the panel alone (environment.ts). */
  settings: { SITE_URL: string; DEFAULT_LOCALE: string } & PanelHosts;
  /** Ends the lock of the folder, where whoever starts the publisher has it already. */
  unlock?: () => void;
  log: { info(text: string): void; trouble(text: string): void };
  /** The pause between two pages of the guard, which renders all pages again while there is nothing else to do. */
  guardMs?: number;
  /** How long the media of pages that visitors may have open stay after the last page has let go of them. */
  mediaGraceMs?: number;
  /** Starts the renderers; a test has its own way to get hold of them. */
  startRenderers?: typeof startRenderers;
  /** Draws a picture for sharing; a test that is about something else does not wait for real ones. */
  drawCard?: typeof drawCard;
}

export interface Publisher {
  /** Asks for a site that has at least this revision. A forced request ends a hold, and looks for changes in any case. */
  request(revision: number, options?: { isForced?: boolean }): void;
  /** Collects requests without publishing, while much is being changed at once. */
  hold(): void;
  release(): void;
  /** Resolves when nothing is being published or waiting to be; a failure ends the waiting. */
  settled(): Promise<void>;
  /** Draws the pictures for sharing that are not there yet; otherwise they are drawn while there is nothing else to do. */
  drawCards(): Promise<void>;
  current(): BuildInfo | null;
  /** Why the last try did not succeed; null when it did. */
  lastFailure(): Error | null;
  /** The page with one item as it is given, for the editor's eyes; throws when it cannot be rendered. */
  preview(request: PreviewRequest): Promise<string>;
  /** The releases that are kept, and the failure of the last try. */
  state(): PublisherState;
  /** Goes back to a release that is kept, and holds until the next forced request. */
  rollback(number: number): Promise<Release>;
  stop(): Promise<void>;
}
