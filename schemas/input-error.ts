/**
 * Thrown by a computation for inputs that have no answer: payments that never clear a debt, a shape
 * that does not exist. `field` is where the message stands; without it, it is about the whole form.
 */
export class InputError extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}
