import { Component, type ReactNode } from 'react';
import { messageOf } from '../page/RouteError.tsx';

interface BoundaryProps {
  /** Another version is tried after one that stopped. */
  readonly version?: number;
  /** What stops if it cannot be rendered: “The form”. */
  readonly part: string;
  readonly children: ReactNode;
}

/** Shows the error of a part that cannot be rendered; with another `key`, it is tried again. */
export class Boundary extends Component<BoundaryProps, { readonly message?: string | undefined }> {
  override state: { readonly message?: string | undefined } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { message: messageOf(thrown) };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.version === this.props.version || this.state.message === undefined) return;
    this.setState({ message: undefined });
  }

  override render() {
    const { part, children } = this.props;
    const { message } = this.state;
    return message === undefined ? children : <p role="alert">{`${part} stops: ${message}`}</p>;
  }
}
