import type { Ports } from '@ykd/application';
import { expectTypeOf, it } from 'vitest';
import type { AreaCalls } from '../../src/contracts/areas.js';
import type { Misfits } from '../support/fits.js';

/** The areas whose calls have query and body in one. */
type Plain = Exclude<keyof AreaCalls, 'commonMutation' | 'commonQuery'>;

it('of every call are those of the method behind it: nothing forgotten, nothing more, the same types', () => {
  // Checked by the compiler: methods of ports are compared loosely where a client is taken for one.
  expectTypeOf<{ [A in Plain]: Misfits<Ports[A], AreaCalls[A]> }[Plain]>().toEqualTypeOf<never>();
});
