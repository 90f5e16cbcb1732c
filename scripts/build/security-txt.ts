import { securityExpires, site } from '../../src/site/site.ts';

const dayMs = 86_400_000;

/** Why the last day of security.txt has to be renewed on a day (both YYYY-MM-DD), if it has to. */
export function expiryProblem(expires: string, today: string): string | undefined {
  const days = (Date.parse(expires) - Date.parse(today)) / dayMs;
  if (days < 30) return 'is less than 30 days away: check the contact, then write a later day.';
  // RFC 9116 recommends less than a year, so that outdated addresses do not stay for long.
  return days > 365 ? 'is more than a year away: write an earlier day.' : undefined;
}

/** The file /.well-known/security.txt (RFC 9116): whom to tell about a weakness, and how. */
export const securityTxt = (): string =>
  [
    `Contact: ${site.origin}/contact`,
    `Expires: ${securityExpires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${site.origin}/.well-known/security.txt`,
    `Policy: ${site.origin}/security`,
    '',
  ].join('\n');
