import { findGroup, quickTools } from '../catalogue.ts';
import { site } from '../site.ts';

const categoryLinks = ['finance', 'health', 'business', 'everyday'];
const pages = [
  ['/about', 'About'],
  ['/make', 'Make Your Own'],
  ['/history', 'Your Last Answers'],
  ['/developers', 'For Developers'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Use'],
  ['/contact', 'Contact'],
] as const;

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-columns">
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">Categories</h2>
          <ul>
            {categoryLinks.map((id) => {
              const group = findGroup(id);
              return (
                group && (
                  <li key={id}>
                    <a href={`/${id}`}>{group.title}</a>
                  </li>
                )
              );
            })}
          </ul>
        </nav>
        <nav aria-labelledby="footer-tools">
          <h2 id="footer-tools">Quick Tools</h2>
          <ul>
            {quickTools.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/calculator/${slug}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-site">
          <h2 id="footer-site">{site.name}</h2>
          <ul>
            {pages.map(([href, title]) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p>
        © {site.copyrightYear} {site.name}. Free for personal and commercial use. Results are
        estimates, not advice.
      </p>
    </footer>
  );
}
