/** What is known of a request that failed unexpectedly. */
export interface RequestErrorFacts {
  /** The HTTP status; undefined when no answer came. */
  readonly status?: number;
  /** The stable code of the answer, if it had one. */
  readonly code?: string;
  readonly cause?: unknown;
}

/**
 * A call that failed otherwise than its port expects: the network, the server, or an answer that cannot be read. Expected
 * errors are never thrown; they come back as results. The message is Chinese and fit to be shown.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, { status, code, cause }: RequestErrorFacts = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

/** The words of an error that readers may see: those of a failed call, never a bug's own text. */
export const wordsForReaders = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.message : undefined;
