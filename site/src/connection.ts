declare global {
  interface Navigator {
    /** Not in every browser, and not in the standard library's types. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export {};
