/** What messages call 1M or 1 MB, in bytes: 1048576. Beyond the Specification. */
export const MEGABYTE = 1_048_576;
