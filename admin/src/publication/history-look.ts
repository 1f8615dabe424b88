/** Looks of a history table, for releases and backups. */
export const HISTORY =
  '[&_td_b]:font-semibold [&_td_small]:block [&_td_small]:text-meta [&_td_small]:text-ink-2 wide:[&_:is(th,td)]:px-3.5';

/** Breaks a single long word. */
export const CELL = 'inline-block min-w-[14ch] wrap-anywhere max-wide:text-end';

export const GO_BACK = 'text-end max-wide:empty:hidden';
export const GO_BACK_BUTTON = 'text-meta whitespace-nowrap max-wide:w-full max-wide:mt-1.5';
