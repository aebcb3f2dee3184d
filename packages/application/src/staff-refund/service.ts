import { ok } from '@ykd/domain/shared';
import type { Right } from '@ykd/domain/access';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { changeValidity } from './change-validity.js';
import type { StaffRefundDeps } from './deps.js';
import { giveBackOnline } from './give-back.js';
import { refundLimit, setRefundLimit } from './limit.js';
import { moneyView } from './money.js';
import { uploadReceipt } from './pictures.js';
import { placeOffline } from './place-offline.js';
import type { StaffRefundPort } from './port.js';
import { approveProposal, openProposals, refuseProposal, withdrawProposal } from './proposals.js';

/** Money that staff move, for one caller. */
export const staffRefundPort = (deps: StaffRefundDeps, context: CallerContext): StaffRefundPort => {
  /** For sensitive acts: who has a second factor gave a code a short while ago. */
  const fresh = (right: Right) => requireFreshRight(deps, context, right);
  const withRight = (right: Right) => requireRight(deps, context, right);
  const acting =
    <I, A>(right: Right, act: (deps: StaffRefundDeps, caller: Caller, input: I) => Promise<A>) =>
    async (input: I) => {
      const staff = await fresh(right);
      return staff.ok ? act(deps, staff.value, input) : staff;
    };

  return {
    giveBack: acting('orders.refund', giveBackOnline),
    proposals: async (page) => {
      const staff = await withRight('orders.refund');
      return staff.ok ? openProposals(deps, page) : staff;
    },
    approve: acting('orders.refund', approveProposal),
    refuse: acting('orders.refund', refuseProposal),
    withdraw: acting('orders.refund', withdrawProposal),
    limit: async () => {
      const staff = await withRight('orders.refund');
      return staff.ok ? ok(await refundLimit(deps)) : staff;
    },
    setLimit: acting('limits.set', setRefundLimit),
    money: async (input) => {
      const staff = await withRight('orders.see');
      return staff.ok ? moneyView(deps, input) : staff;
    },
    placeOffline: acting('orders.change', placeOffline),
    uploadReceipt: (input) => uploadReceipt(deps, context, input),
    changeValidity: acting('orders.change', changeValidity),
  };
};
