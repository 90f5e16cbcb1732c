interface ExternalLinkProps {
  readonly title: string;
  readonly href: string;
}

/** Marks a link that opens in a new tab, for everyone. */
export const NewTab = () => (
  <>
    {' '}
    <span aria-hidden="true">↗</span>
    <span className="visually-hidden"> (opens in a new tab)</span>
  </>
);

/** A link to another site: opens a new tab, and announces that. */
export function ExternalLink({ title, href }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {title}
      <NewTab />
    </a>
  );
}
