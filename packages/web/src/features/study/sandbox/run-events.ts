import { CODE_STREAMS, type CodeEvent } from '@ykd/adapters-ui/stores';

const isText = (value: unknown): value is string => typeof value === 'string';
const isLine = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) > 0);

/** What a worker says, if it is something that one says; the program beside it might say anything. */
export const readCodeEvent = (data: unknown): CodeEvent | undefined => {
  const { kind, stream, text, phase, name, message, trace, line } = (data ?? {}) as Record<string, unknown>;
  if (kind === 'started' || kind === 'finished' || kind === 'broken') return { kind };
  if (kind === 'output') {
    const known = CODE_STREAMS.find((one) => one === stream);
    return known !== undefined && isText(text) ? { kind, stream: known, text } : undefined;
  }
  if (kind !== 'failed' || (phase !== 'program' && phase !== 'check')) return undefined;
  return isText(name) && isText(message) && isText(trace) && isLine(line)
    ? { kind, phase, name, message, trace, line }
    : undefined;
};

/** Whether nothing follows an event. */
export const isLastEvent = ({ kind }: CodeEvent): boolean => kind !== 'started' && kind !== 'output';
