declare module 's3rver' {
  /** What the tests use of it; the package brings no types. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly directory: string;
      readonly silent: boolean;
    });
    readonly store: { putBucket(name: string): Promise<void> };
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
}
