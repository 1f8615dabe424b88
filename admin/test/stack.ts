import type { SignedIn } from '@sanabel/contract/auth';

/** What the tests of this folder need of the club that runs for the journeys. */
declare module 'vitest' {
  export interface ProvidedContext {
    stack: { siteUrl: string; session: Pick<SignedIn, 'admin' | 'token'> };
  }
}
