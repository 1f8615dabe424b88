/** The furrow strip over the way out. */
export const SidebarFurrows = () => (
  <svg className="sidebar-furrows" viewBox="0 0 256 54" preserveAspectRatio="none" aria-hidden="true">
    <clipPath id="sidebar-hill">
      <path d="M0 30Q80 6 256 24V54H0Z" />
    </clipPath>
    <path d="M0 30Q80 6 256 24V54H0Z" fill="#0e3b27" />
    <path d="M70-30L-20 54H10ZM70-30L40 54H70ZM70-30L104 54H140ZM70-30L180 54H230Z" fill="#125034" clipPath="url(#sidebar-hill)" />
  </svg>
);
