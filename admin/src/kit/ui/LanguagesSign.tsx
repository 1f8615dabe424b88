/** Separate from Icon.tsx, because the sign-in page uses it. */
export const LanguagesSign = ({ size = 20 }: { size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 6h9M8.5 4v2M11 6c0 4-3 7-6.500 8.500M6 9c1 2.500 3 4.500 6 5.500M12.500 20l4-9.500 4 9.500M14 17h5.200" />
  </svg>
);
