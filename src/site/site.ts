/** What the whole site shares: its name, its address and the sites it links to. */
export const site = {
  name: 'Reckonwell',
  tagline: 'Free online calculators',
  /** Where the site is published; the addresses in canonical links and the sitemap start with it. */
  origin: 'https://reckonwell.example',
  /**
   * Where visitors send a calculator that they made: `mailto:` with an address, or the https address of an
   * issue tracker’s form for a new issue, which takes `title` and `body`. An empty text for none.
   */
  handIn: 'mailto:calculators@reckonwell.example' as string,
  copyrightYear: 2024,
  /** Tools of other sites that a category lists after its own. */
  externalTools: [
    {
      category: 'technology',
      title: 'YouTube Earnings Calculator',
      summary: 'Estimates what a channel earns, on the site of Social Blade.',
      href: 'https://socialblade.com/youtube/',
    },
    {
      category: 'technology',
      title: 'AdSense Revenue Calculator',
      summary: 'Google’s own estimate of what advertising on a site may earn.',
      href: 'https://adsense.google.com/start/',
    },
  ],
  urlShortener: { title: 'URL Shortener', href: 'https://tinyurl.com/' },
} as const;

/** The day until which /.well-known/security.txt holds, YYYY-MM-DD; `npm run check` warns a month before. */
export const securityExpires = '2027-10-15';
