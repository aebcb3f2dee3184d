// The domain's part of npm run bench: the linear rules against loops by hand and by size, and single decisions.
import { smoke, table } from '../../../scripts/lib/smoke.mjs';
import { measureDecisions } from './decisions/measure-decisions.mjs';
import { FEW, MANY, measureLinear } from './linear.mjs';
import { median, ratioOf } from './measure.mjs';

/** A rule may take this many times the time of the loop that one would write by hand instead. */
const RATIO_AT_MOST = 2;

/**
 * The power of the number of items with which the time grows: 1 is linear, 2 quadratic. Caches and the garbage collector
 * make it 1.05 for the loops by hand, which are linear beyond doubt; the bar leaves room for noise. n log n would be
 * 1.09, which only a look at the loop's own exponent tells from linear.
 */
const EXPONENT_AT_MOST = 1.15;

const digits = (value, count) => Number(value.toFixed(count));

const show = (title, rows) => table(title, Object.fromEntries(rows));

const linear = measureLinear();
const overTheBar = [];

show(
  `Domain rules, ${MANY} items, processor time against a loop written by hand`,
  linear.map(({ name, many }) => {
    const ratio = ratioOf(many.rule, many.byHand);
    if (ratio.median > RATIO_AT_MOST) overTheBar.push(`${name}: ratio`);
    return [
      name,
      {
        'ours, ns/item': digits(median(many.rule), 1),
        'by hand, ns/item': digits(median(many.byHand), 1),
        ratio: digits(ratio.median, 2),
        'at most': RATIO_AT_MOST,
        'in the rounds': `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}`,
      },
    ];
  }),
);

const growth = (many, few) => median(many) / median(few);
const exponent = (times) => digits(1 + Math.log(times) / Math.log(MANY / FEW), 2);

show(
  `Their growth from ${FEW} items to ${MANY}: how much longer an item takes`,
  linear.map(({ name, many, few }) => {
    const grown = exponent(growth(many.rule, few.rule));
    if (grown > EXPONENT_AT_MOST) overTheBar.push(`${name}: growth`);
    return [
      name,
      {
        [`${FEW}, ns/item`]: digits(median(few.rule), 1),
        [`${MANY}, ns/item`]: digits(median(many.rule), 1),
        ratio: digits(growth(many.rule, few.rule), 2),
        exponent: grown,
        'at most': EXPONENT_AT_MOST,
        'by hand, exponent': exponent(growth(many.byHand, few.byHand)),
      },
    ];
  }),
);

show(
  'Single decisions, one after the other in one process',
  measureDecisions().map(({ name, perSecond }) => [
    name,
    { 'million/s': Number((perSecond / 1e6).toPrecision(3)), 'ns each': Math.round(1e9 / perSecond) },
  ]),
);

if (overTheBar.length > 0 && !smoke) {
  console.error(`\nOver the bar: ${overTheBar.join(', ')}`);
  process.exitCode = 1;
}
