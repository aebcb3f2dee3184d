export declare const shared: {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly isolate: false;
};
