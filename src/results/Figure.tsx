interface FigureProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly text: string;
}

/** One result: its label and its figure. */
export function Figure({ id, label, help, text }: FigureProps) {
  return (
    // `data-figure` is where the early answer is filled in.
    <div data-figure={id} data-long={text.length > 40 ? '' : undefined}>
      <dt>
        {label}
        {help && <small>{help}</small>}
      </dt>
      <dd>
        {/* Announced as a whole by the page, not figure by figure. */}
        <output name={id} aria-live="off">
          {text}
        </output>
      </dd>
    </div>
  );
}
