/** A closed box: an archive. It decorates. */
export const BoxIcon = ({ size = 20 }: { size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8" />
  </svg>
);
