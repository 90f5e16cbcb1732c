/** The site's mark: an equals sign whose lower stroke runs on into a tick. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="site-mark">
    <rect width="32" height="32" rx="9" />
    <path d="M7.5 11.5h9M7.5 19h4.2l3.3 4.5L25 8.5" />
  </svg>
);
