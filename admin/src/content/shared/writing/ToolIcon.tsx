const DRAWINGS = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
} as const;

export type ToolName = keyof typeof DRAWINGS;

/** Separate from `ui/Icon`, which the sign-in page loads too. */
export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg
    className="icon p-1.25 size-7.5 border border-line-strong rounded-[8px] bg-surface group-hover:bg-tint group-hover:text-on-tint"
    viewBox="0 0 24 24"
    width="18"
    height="18"
    aria-hidden="true"
  >
    <path d={DRAWINGS[name]} />
  </svg>
);
