import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  REVIEW_EVENTS,
  REVIEW_STATUSES,
  reviewStatusOf,
  reviewTransition,
  WORK_ORDER_REVIEW_STATUSES,
  workOrderReviewStatusOf,
  type ReviewEvent,
  type ReviewStatus,
  type WorkOrderReviewStatus,
} from '../../src/coupon/index.js';
import { ODD_IDS } from '../support/orders.js';

describe('the two vocabularies', () => {
  test('the words of the work order and of the client', () => {
    expect(WORK_ORDER_REVIEW_STATUSES).toEqual(['REVIEWING', 'REVIEW_FAIL', 'REVIEW_SUCCESS']);
    expect(REVIEW_STATUSES).toEqual(['UNREVIEW', 'REVIEWING', 'REVIEWED_SUCCESS', 'REVIEWED_FAILED']);
  });

  test.each<[WorkOrderReviewStatus, ReviewStatus]>([
    ['REVIEWING', 'REVIEWING'],
    ['REVIEW_SUCCESS', 'REVIEWED_SUCCESS'],
    ['REVIEW_FAIL', 'REVIEWED_FAILED'],
  ])('%s is %s to the client, and back', (stored, shown) => {
    expect(reviewStatusOf({ reviewStatus: stored })).toBe(shown);
    expect(workOrderReviewStatusOf(shown)).toBe(stored);
  });

  test('without a work order nobody is reviewed, and nothing is stored', () => {
    expect(reviewStatusOf(undefined)).toBe('UNREVIEW');
    expect(reviewStatusOf(null)).toBe('UNREVIEW');
    expect(workOrderReviewStatusOf('UNREVIEW')).toBeUndefined();
  });

  test.each([...ODD_IDS, 'UNREVIEW', 'REVIEWED_SUCCESS', 'review_success'])(
    'a stored status %j counts as no work order',
    (reviewStatus) => {
      expect(reviewStatusOf({ reviewStatus })).toBe('UNREVIEW');
    },
  );
});

describe('reviewTransition', () => {
  const ARROWS: readonly (readonly [ReviewStatus, ReviewEvent, ReviewStatus])[] = [
    ['UNREVIEW', 'SUBMIT', 'REVIEWING'],
    ['REVIEWING', 'APPROVE', 'REVIEWED_SUCCESS'],
    ['REVIEWING', 'REJECT', 'REVIEWED_FAILED'],
    ['REVIEWED_FAILED', 'SUBMIT', 'REVIEWING'],
  ];

  test('the three events', () => {
    expect(REVIEW_EVENTS).toEqual(['SUBMIT', 'APPROVE', 'REJECT']);
  });

  test.each(ARROWS)('%s –%s→ %s', (status, event, next) => {
    expect(reviewTransition(status, event)).toEqual({ ok: true, value: next });
  });

  const others = REVIEW_STATUSES.flatMap((status) =>
    REVIEW_EVENTS.map((event) => [status, event] as const),
  ).filter(([status, event]) => !ARROWS.some(([from, by]) => from === status && by === event));

  test.each(others)('%s –%s→ is illegal', (status, event) => {
    expect(reviewTransition(status, event)).toEqual({
      ok: false,
      error: { kind: 'illegal-transition', status, event },
    });
  });

  test.each(ODD_IDS)('the unknown word %j is illegal, not a crash', (id) => {
    expect(reviewTransition(id as ReviewStatus, 'SUBMIT').ok).toBe(false);
    expect(reviewTransition('UNREVIEW', id as ReviewEvent).ok).toBe(false);
  });

  /** An application as a clerk would keep it: a pile of papers, and what was written on the last one. */
  class Folder {
    handedIn = 0;
    verdicts: ReviewEvent[] = [];

    private get waits(): boolean {
      return this.handedIn > this.verdicts.length;
    }

    accepts(event: ReviewEvent): boolean {
      return event === 'SUBMIT' ? !this.waits && this.verdicts.at(-1) !== 'APPROVE' : this.waits;
    }

    apply(event: ReviewEvent): void {
      if (event === 'SUBMIT') this.handedIn += 1;
      else this.verdicts.push(event);
    }
  }

  test.prop([fc.array(fc.constantFrom(...REVIEW_EVENTS), { maxLength: 20 })])(
    'any run of events keeps to the model of a folder',
    (events) => {
      const folder = new Folder();
      let status: ReviewStatus = 'UNREVIEW';
      for (const event of events) {
        const next = reviewTransition(status, event);
        expect(next.ok).toBe(folder.accepts(event));
        if (!next.ok) continue;
        folder.apply(event);
        status = next.value;
        // What is stored and read back is the state that was reached.
        const reviewStatus = workOrderReviewStatusOf(status);
        expect(reviewStatus && reviewStatusOf({ reviewStatus })).toBe(status);
        expect(status === 'REVIEWED_SUCCESS').toBe(folder.verdicts.includes('APPROVE'));
      }
    },
  );
});
