import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island comes near the window; "effect" for pure decoration (islands/near.ts). */
    'client:near'?: boolean | 'effect';
  }
}

declare global {
  /** The Network Information API: not in every browser, and not in TypeScript's own types. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}
