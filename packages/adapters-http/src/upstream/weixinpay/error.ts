/** What can go wrong on our side of the line. Any other code is WeChat Pay's own. */
export type WeixinPayTrouble = 'OFF' | 'UNREACHABLE' | 'UNVERIFIED' | 'UNREADABLE';

/** WeChat Pay could not be asked, or refused. Nothing secret is in it. */
export class WeixinPayError extends Error {
  override readonly name = 'WeixinPayError';
  /** WeChat Pay's own code, such as `FREQUENCY_LIMITED`, or what went wrong on the way. */
  readonly code: string;
  /** What WeChat Pay says about it, in Chinese, or we, in English. */
  readonly text: string;
  /** The status of the answer, if there was one. */
  readonly status: number | undefined;
  /** Whether WeChat Pay has signed this refusal, so that it can be relied on. */
  readonly signed: boolean;

  constructor(
    code: string,
    text: string,
    {
      status,
      signed = false,
      cause,
    }: { readonly status?: number; readonly signed?: boolean; readonly cause?: unknown } = {},
  ) {
    super(`WeChat Pay: ${code}: ${text}`, cause === undefined ? {} : { cause });
    this.code = code;
    this.text = text;
    this.status = status;
    this.signed = signed;
  }
}

/** A failure on our side. */
export const trouble = (code: WeixinPayTrouble, text: string, cause?: unknown): WeixinPayError =>
  new WeixinPayError(code, text, cause === undefined ? {} : { cause });

/** A refusal that the same request will always get. */
export const isFinal = (error: unknown): error is WeixinPayError =>
  error instanceof WeixinPayError &&
  error.signed &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/** Whether WeChat Pay refused, in its own name, with one of these codes. */
export const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  isFinal(error) && codes.includes(error.code);
