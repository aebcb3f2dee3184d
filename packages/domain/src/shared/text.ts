/** Control characters, line ends among them, and halves of characters: they break logs, and databases do not take all. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/**
 * Whether one line of text holds what no database stores as text, or no log shows: control characters, line ends among
 * them, or half a surrogate pair. Beyond the Specification.
 */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** A text of several lines with every line end as `\n`; a second time changes nothing. Beyond the Specification. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
