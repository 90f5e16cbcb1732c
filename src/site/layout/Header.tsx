import { ExternalLink } from '../../page/ExternalLink.tsx';
import { site } from '../site.ts';
import { Mark } from './Mark.tsx';

const sections = [
  ['/', 'Home'],
  ['/#popular-calculators', 'Popular Calculators'],
  ['/#everyday', 'Daily Use Calculators'],
  ['/#finance', 'Finance Calculators'],
  ['/#education', 'Student Calculators'],
  ['/make', 'Make Your Own'],
] as const;

/** The themes to choose from, each with the icon of the button while it is chosen. */
const themes = [
  ['system', 'System', 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17m0 0v17M15 5v14m3-11.5v9'],
  [
    'light',
    'Light',
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  ],
  ['dark', 'Dark', 'M20 14.4A8.3 8.3 0 0 1 9.6 4a8.3 8.3 0 1 0 10.4 10.4Z'],
] as const;

/** Chooses between light and dark. The script in the document's head carries it out and keeps it. */
function ThemeSwitch() {
  return (
    <>
      <button type="button" popoverTarget="themes" className="site-theme" aria-label="Theme">
        {themes.map(([theme, , path]) => (
          <svg key={theme} viewBox="0 0 24 24" data-shows={theme} aria-hidden="true">
            <path d={path} />
          </svg>
        ))}
      </button>
      <div id="themes" popover="auto" className="site-menu site-themes">
        <fieldset>
          <legend>Theme</legend>
          {themes.map(([theme, label]) => (
            <label key={theme}>
              <input
                type="radio"
                name="site-theme"
                value={theme}
                defaultChecked={theme === 'system'}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </>
  );
}

/** Chooses the currency of amounts that state none. The list comes when it is opened (money/choice.ts). */
const MoneySwitch = () => (
  <>
    <button type="button" popoverTarget="money" className="site-money">
      <span className="visually-hidden">Your currency </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 6h19v12h-19zm9.5 3.5a2.5 2.5 0 1 0 .01 0z" />
      </svg>
    </button>
    <div id="money" popover="auto" className="site-menu" />
  </>
);

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
          <Mark />
          {site.name}
        </a>
        <nav aria-label="Main" className="site-nav">
          {links}
          <ExternalLink {...site.urlShortener} />
        </nav>
        <MoneySwitch />
        <ThemeSwitch />
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
