import { Component, type ReactNode } from 'react';

/** The status text or message of a thrown value. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Response
    ? `${thrown.status} ${thrown.statusText}`
    : thrown instanceof Error
      ? thrown.message
      : String(thrown);

interface Props {
  readonly children: ReactNode;
}

/** An error boundary: shows the error, and a link to the home page. */
export class RouteError extends Component<Props, { readonly message?: string }> {
  override state: { readonly message?: string } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { message: messageOf(thrown) };
  }

  override render() {
    if (this.state.message === undefined) return this.props.children;
    return (
      <div className="site-failure" role="alert">
        <h1>Unexpected Application Error</h1>
        <p>{this.state.message}</p>
        <p>
          {/* Loading the document anew is the cure for a page that a new release has replaced. */}
          <a href={location.pathname} data-reload="">
            Load this page again
          </a>{' '}
          <a href="/" data-reload="">
            Go to the home page
          </a>
        </p>
      </div>
    );
  }
}
