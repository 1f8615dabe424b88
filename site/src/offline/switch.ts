/** With `false` in a release, phones remove the worker and all saved pages (docs/site.md, "Without a network"). */
export const IS_ON = true as boolean;
