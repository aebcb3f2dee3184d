import { createParser } from 'eventsource-parser';

/** A stream that says nothing for so long, not even that it is alive, is dead: three heartbeats of the server. */
const SILENCE_MS = 45_000;

/** Tells the name of each server-sent event, until the stream ends, breaks or falls silent. Never rejects. */
export const readEvents = async (
  stream: ReadableStream<Uint8Array>,
  onEvent: (name: string | undefined) => void,
): Promise<void> => {
  const parser = createParser({ onEvent: ({ event }) => onEvent(event) });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(() => void reader.cancel().catch(() => undefined), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    // The way broke, or somebody ended it: either way nothing more will come.
  } finally {
    clearTimeout(silence);
  }
};
