// The project's own lint rules, a plugin of oxlint: .oxlintrc.json says where each of them holds.
import { secondCopies } from './copies.mjs';
import { readsWithPoll, waitsWithPoll } from './polls.mjs';
import { noClockNoChance } from './purity.mjs';
import { queriesInRoot } from './queries.mjs';

const restrict = (restrictions) => ({
  create: (context) =>
    Object.fromEntries(
      restrictions.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
});

export default {
  meta: { name: 'ykd' },
  rules: {
    'no-clock-no-chance': restrict(noClockNoChance),
    'no-second-copies': restrict(secondCopies),
    'queries-in-root': restrict(queriesInRoot),
    'reads-with-poll': restrict(readsWithPoll),
    'waits-with-poll': restrict(waitsWithPoll),
  },
};
