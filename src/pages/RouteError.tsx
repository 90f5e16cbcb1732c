import { Component, type ReactNode } from 'react';

/** Status text or message of whatever was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Response
    ? `${thrown.status} ${thrown.statusText}`
    : thrown instanceof Error
      ? thrown.message
      : String(thrown);

interface Props {
  readonly children: ReactNode;
}

/** Catches what fails below it, and says so with the way out. */
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
          {/* Loading anew is the cure for a page that a new release has replaced. */}
          <a href="/" data-reload="">
            Go to the home page
          </a>
        </p>
      </div>
    );
  }
}
