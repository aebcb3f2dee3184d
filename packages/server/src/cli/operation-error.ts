/** What was asked for cannot be done: a line for each reason, for the operator. */
export class OperationError extends Error {
  override readonly name = 'OperationError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
