import { Component, type ReactNode } from 'react';
import { messageOf } from '../pages/RouteError.tsx';

interface BoundaryProps {
  /** What stops if it cannot be rendered: “The form”. */
  readonly part: string;
  readonly children: ReactNode;
}

/** Shows the error of a part that cannot be rendered; with another `key`, it is tried again. */
export class Boundary extends Component<BoundaryProps, { readonly message?: string }> {
  override state: { readonly message?: string } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { message: messageOf(thrown) };
  }

  override render() {
    const { part, children } = this.props;
    const { message } = this.state;
    return message === undefined ? children : <p role="alert">{`${part} stops: ${message}`}</p>;
  }
}
