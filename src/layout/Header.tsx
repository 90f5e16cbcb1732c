import { site } from '../site.ts';
import { ExternalLink } from './ExternalLink.tsx';

const sections = [
  ['/', 'Home'],
  ['/#popular-calculators', 'Popular Calculators'],
  ['/#everyday', 'Daily Use Calculators'],
  ['/#finance', 'Finance Calculators'],
  ['/#education', 'Student Calculators'],
] as const;

/** The same on every page and plain HTML: the menu of small screens is the browser's own popover. */
export function Header() {
  const links = sections.map(([href, title]) => (
    <a key={href} href={href}>
      {title}
    </a>
  ));
  return (
    <header className="site-header">
      <a href="#main" className="site-skip">
        Skip to content
      </a>
      <div className="site-bar">
        <a href="/" className="site-brand">
          <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
            <rect width="32" height="32" rx="8" />
            <path d="M9 11h14M9 17h14M13 23h10" />
          </svg>
          {site.name}
        </a>
        <nav aria-label="Main" className="site-nav">
          {links}
          <ExternalLink {...site.urlShortener} />
        </nav>
        <button type="button" popoverTarget="menu" className="site-toggle">
          Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Menu" className="site-menu">
          {links}
        </nav>
      </div>
    </header>
  );
}
