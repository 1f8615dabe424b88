/**
 * Whether pages are kept on visitors' phones. With `false` the next release ends it: pages register no worker, and the one that phones have
 * is replaced by one that removes all that it kept, and itself (docs/site.md, "Without a network").
 */
export const IS_ON = true as boolean;
