/** What an embed is asked for. */
export interface EmbedChoice {
  /** Without one, it follows the visitor's system. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** The inputs to start with, as in the fragment of a link; empty for none. */
  readonly fragment?: string | undefined;
}

/** The height of the frame in pixels until the embed reports its own. */
const openingHeight = 640;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The address of an embed. */
export function embedAddress(
  origin: string,
  slug: string,
  { theme, fragment }: EmbedChoice,
): string {
  const query = theme ? `?theme=${theme}` : '';
  return `${origin}/embed/${slug}${query}${fragment ? `#${fragment}` : ''}`;
}

/**
 * The HTML that puts an embed on a page: the frame, and a listener that gives it the height of its
 * content. The listener serves every embed of the page, so that several of them do no harm.
 */
export function embedLines(title: string, address: string): string {
  const { origin } = new URL(address);
  return `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="100%" height="${openingHeight}" loading="lazy" style="border: 0"></iframe>
<script>
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== "${origin}" || data.type !== "reckonwell:height") return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow === source) frame.height = data.height;
    }
  });
</script>`;
}
