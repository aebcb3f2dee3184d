export declare const limits: { readonly testTimeout: number; readonly hookTimeout: number };
