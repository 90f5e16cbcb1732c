/**
 * Thrown by a computation for inputs that have no result: payments that never repay a debt, a shape
 * that does not exist. The form shows the message beside `field`; without it, as the form's own error.
 * A field within rows is named with the place of its row in the inputs, from 0: "stops.2.days".
 */
export class InputError extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
