import { readText, writeText, type KeyValueStorage } from '@ykd/adapters-ui/stores';

/** What the browsers say when a part of the app cannot be loaded, mostly because a new version replaced it. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module script/i;

/** Specification §8: once per 60 s. */
const RELOAD_EVERY_MS = 60_000;
const KEY = 'ykd-chunk-reload';

/** Whether an error is a part of the app that did not load. */
export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error && CHUNK_FAILURE.test(error.message);

/**
 * Whether the page should be reloaded because of a chunk failure: at most once per 60 s, and not at all where that
 * cannot be remembered, lest it reloads for ever. A yes is remembered.
 */
export const mayReload = (storage: KeyValueStorage, now: number): boolean => {
  const last = Number(readText(storage, KEY) ?? -Infinity);
  return !(now - last < RELOAD_EVERY_MS) && writeText(storage, KEY, String(now));
};
