const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * `text` percent-encoded as one part of a URL. Half a surrogate pair becomes U+FFFD, as browsers do, so that no text
 * throws. Beyond the Specification.
 */
export const encodeUrlPart = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\uFFFD'));
