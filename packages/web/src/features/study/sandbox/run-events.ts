import { CODE_STREAMS, type CodeEvent, type CodeOutput } from '@ykd/adapters-ui/stores';

/** A worker that says more is none of ours any more: honest output comes in batches. */
export const EVENTS_MAX = 2000;

const isText = (value: unknown): value is string => typeof value === 'string';
const isLine = (value: unknown): value is number | undefined =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) > 0);

const readPart = (data: unknown): CodeOutput | undefined => {
  const { stream, text } = (data ?? {}) as Record<string, unknown>;
  const known = CODE_STREAMS.find((one) => one === stream);
  return known !== undefined && isText(text) ? { stream: known, text } : undefined;
};

const readOutput = (data: unknown): CodeEvent | undefined => {
  if (!Array.isArray(data)) return undefined;
  const parts = data.map(readPart).filter((part) => part !== undefined);
  return parts.length === data.length ? { kind: 'output', parts } : undefined;
};

/** What a worker says, if it is something that one says; the program beside it might say anything. */
export const readCodeEvent = (data: unknown): CodeEvent | undefined => {
  const { kind, parts, phase, name, message, trace, line } = (data ?? {}) as Record<string, unknown>;
  if (kind === 'started' || kind === 'finished' || kind === 'broken') return { kind };
  if (kind === 'output') return readOutput(parts);
  if (kind !== 'failed' || (phase !== 'program' && phase !== 'check')) return undefined;
  return isText(name) && isText(message) && isText(trace) && isLine(line)
    ? { kind, phase, name, message, trace, line }
    : undefined;
};

/** Whether nothing follows an event. */
export const isLastEvent = ({ kind }: CodeEvent): boolean => kind !== 'started' && kind !== 'output';
