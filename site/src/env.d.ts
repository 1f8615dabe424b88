/** The Network Information API: not in every browser, and not in TypeScript's own types. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
