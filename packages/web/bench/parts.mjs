import { byClock } from './clock.mjs';
import { byPaste } from './paste.mjs';
import { byProcessor } from './processor.mjs';
import { byRenders } from './renders.mjs';
import { accessOnce, scoreOnce } from './score.mjs';
import { byTurns } from './turns.mjs';

/**
 * What is measured, and by what: `take` loads a page once and answers figures, `rows` says what they are called and what
 * they must reach.
 */
export const PARTS = [
  {
    name: 'processor',
    title: 'Processor time of the main thread at full speed, times four',
    take: byProcessor,
    rows: {
      blocking: { label: 'blocking, ms', most: 250 },
      longest: { label: 'longest task, ms' },
      work: { label: 'all tasks, ms' },
    },
  },
  {
    name: 'clock',
    title: 'By the clock, processor slowed four times',
    take: byClock,
    rows: {
      blocking: { label: 'blocking, ms', most: 250 },
      longest: { label: 'longest task, ms' },
      kilobytes: { label: 'JavaScript of the first view as sent, kB', most: 160 },
      laterKilobytes: { label: 'JavaScript after that, kB' },
      requests: { label: 'requests' },
    },
  },
  {
    name: 'renders',
    title: 'What React does',
    take: byRenders,
    rows: {
      renders: { label: 'renders of components' },
      elements: { label: 'elements made' },
      perElement: { label: 'renders per element' },
    },
  },
  {
    name: 'phone',
    title: 'Lighthouse, a phone',
    take: (_browser, target) => scoreOnce('phone', target),
    rows: {
      performance: { label: 'performance', least: 95 },
      accessibility: { label: 'accessibility', least: 100 },
      firstPaint: { label: 'first paint, ms' },
      largestPaint: { label: 'largest paint, ms' },
      blocking: { label: 'blocking, ms' },
    },
  },
  {
    name: 'desktop',
    title: 'Lighthouse, a desktop',
    take: (_browser, target) => scoreOnce('desktop', target),
    rows: {
      performance: { label: 'performance', least: 100 },
      accessibility: { label: 'accessibility', least: 100 },
      blocking: { label: 'blocking, ms' },
    },
  },
  {
    name: 'access',
    title: 'Lighthouse, accessibility of an order, of coupons and partners, and of the console',
    use: 'access',
    take: (_browser, target) => accessOnce(target),
    rows: {
      phone: { label: 'accessibility on a phone', least: 100 },
      desktop: { label: 'accessibility on a desktop', least: 100 },
    },
  },
  {
    name: 'report',
    title: 'Lighthouse of the yearly reports, a phone',
    use: 'report',
    take: (_browser, target) => scoreOnce('phone', target),
    rows: {
      performance: { label: 'performance', least: 95 },
      accessibility: { label: 'accessibility', least: 100 },
      largestPaint: { label: 'largest paint, ms' },
      blocking: { label: 'blocking, ms' },
    },
  },
  {
    name: 'turns',
    title: 'Frames while a yearly report is turned, processor slowed four times',
    use: 'report',
    take: byTurns,
    rows: {
      frames: { label: 'frames a second', least: 58 },
      late: { label: 'late, %' },
      longest: { label: 'longest wait for a frame, ms' },
    },
  },
  {
    name: 'paste',
    title: 'Processor time of the main thread at full speed, for a roster of 5,000 that is pasted',
    use: 'paste',
    take: byPaste,
    rows: { longest: { label: 'longest task, ms', most: 200 }, work: { label: 'all tasks, ms' } },
  },
];
