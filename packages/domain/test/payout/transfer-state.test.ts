import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  FINAL_TRANSFER_STATES,
  isRefusedForGood,
  isTransferCancellable,
  isTransferFinal,
  isTransferLost,
  TRANSFER_CONFIRM_MS,
  TRANSFER_KNOWN_MS,
  TRANSFER_LOST_MS,
  TRANSFER_REQUEST_MS,
  TRANSFER_STATES,
  transferAfter,
  transferStep,
  type TransferState,
} from '../../src/payout/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const anyState = fc.constantFrom(...TRANSFER_STATES);

describe('a transfer', () => {
  test('has eight states, of which three are final', () => {
    expect(TRANSFER_STATES).toHaveLength(8);
    expect(TRANSFER_STATES.filter(isTransferFinal)).toEqual(['SUCCESS', 'FAIL', 'CANCELLED']);
    expect(FINAL_TRANSFER_STATES).toEqual(['SUCCESS', 'FAIL', 'CANCELLED']);
  });

  test('is asked for again with the same body only where nothing can have been decided', () => {
    expect(
      [...(['unheard', 'refused', 'uninvited'] as const), ...TRANSFER_STATES].map((known) => [
        known,
        transferStep(known),
      ]),
    ).toEqual([
      ['unheard', 'ask'],
      ['refused', 'query'],
      ['uninvited', 'ask'],
      ['ACCEPTED', 'ask'],
      ['PROCESSING', 'query'],
      ['WAIT_USER_CONFIRM', 'query'],
      ['TRANSFERING', 'query'],
      ['SUCCESS', 'end'],
      ['FAIL', 'end'],
      ['CANCELING', 'query'],
      ['CANCELLED', 'end'],
    ]);
  });

  test('that is not wanted any more is cancelled while it waits for its receiver, and never asked for again', () => {
    const known = [...(['unheard', 'refused', 'uninvited'] as const), ...TRANSFER_STATES];
    const cancelled = ['uninvited', 'WAIT_USER_CONFIRM'];
    expect(known.filter(isTransferCancellable)).toEqual(cancelled);
    expect(known.filter((one) => transferStep(one, true) === 'cancel')).toEqual(cancelled);
    expect(known.filter((one) => transferStep(one, true) === 'ask')).toEqual([]);
    expect(known.filter((one) => transferStep(one, true) === 'end')).toEqual(FINAL_TRANSFER_STATES);
  });

  test.prop([fc.array(anyState, { maxLength: 30 })])(
    'keeps the first final state that is heard of, in whatever order the others come',
    (heard) => {
      let known: TransferState | undefined;
      for (const state of heard) known = transferAfter(known, state);
      expect(known).toBe(heard.find(isTransferFinal) ?? heard.at(-1));
    },
  );

  test('waits for its receiver for a day', () => {
    expect(TRANSFER_CONFIRM_MS).toBe(DAY_MS);
  });

  test('that was refused and is not known is given up once no request can be on its way', () => {
    expect(isRefusedForGood(1000, 1000 + TRANSFER_REQUEST_MS - 1)).toBe(false);
    expect(isRefusedForGood(1000, 1000 + TRANSFER_REQUEST_MS)).toBe(true);
    expect(TRANSFER_REQUEST_MS).toBeGreaterThan(5 * 60_000);
  });

  test('that is not known after so long that WeChat Pay answers for it no more is not given up', () => {
    expect(isRefusedForGood(1000, 1000 + TRANSFER_KNOWN_MS - 1)).toBe(true);
    expect(isRefusedForGood(1000, 1000 + TRANSFER_KNOWN_MS)).toBe(false);
  });

  test('that is not known is left to people once it would have ended', () => {
    expect(isTransferLost(1000, 1000 + TRANSFER_LOST_MS - 1)).toBe(false);
    expect(isTransferLost(1000, 1000 + TRANSFER_LOST_MS)).toBe(true);
    expect(TRANSFER_LOST_MS).toBeGreaterThan(TRANSFER_CONFIRM_MS);
    expect(TRANSFER_LOST_MS).toBeLessThan(TRANSFER_KNOWN_MS);
  });
});
