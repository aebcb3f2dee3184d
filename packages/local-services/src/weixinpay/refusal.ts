/** What WeChat Pay answers instead of what was asked for. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A request that makes no sense by itself. */
export const badParameter = (message: string): Refused => new Refused(400, 'PARAM_ERROR', message);

/** A request that does not fit what happened before. */
export const invalidRequest = (message: string): Refused => new Refused(400, 'INVALID_REQUEST', message);
