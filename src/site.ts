/** What the whole site shares: its name, its address and the sites it links to. */
export const site = {
  name: 'Reckonwell',
  tagline: 'Free online calculators',
  /** Where the site is published; the addresses in canonical links and the sitemap start with it. */
  origin: 'https://reckonwell.example',
  copyrightYear: 2024,
  urlShortener: { title: 'URL Shortener', href: 'https://tinyurl.com/' },
} as const;
