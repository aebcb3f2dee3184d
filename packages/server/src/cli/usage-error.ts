import { OperationError } from './operation-error.js';

/** The command itself is written wrongly, whatever the database holds: a line for each option that cannot be what it is. */
export class UsageError extends OperationError {}
