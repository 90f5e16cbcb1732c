interface FigureProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly text: string;
}

/** One result: its label and its figure. */
export function Figure({ id, label, help, text }: FigureProps) {
  return (
    // The engine fills the result into `data-figure` before hydration.
    <div data-figure={id} data-long={text.length > 40 ? '' : undefined}>
      <dt>
        {label}
        {help && <small>{help}</small>}
      </dt>
      <dd>
        {/* Not a live region: the page announces all figures together. */}
        <output name={id} aria-live="off">
          {text}
        </output>
      </dd>
    </div>
  );
}
