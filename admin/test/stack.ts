import type { SignedIn } from '@sanabel/contract/auth';

/** Facts of the running stack (scripts/e2e/stack) for the tests of this folder. */
declare module 'vitest' {
  export interface ProvidedContext {
    stack: { siteUrl: string; session: Pick<SignedIn, 'admin' | 'token'> };
  }
}
