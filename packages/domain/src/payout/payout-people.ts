/**
 * The people of a payout, by their ids: whose money it is, who made it, and who approved it (null: nobody yet). Beyond the Specification.
 */
export type PayoutPeople = {
  /** Whose money it is. */
  readonly partnerId: string;
  /** Who made it. */
  readonly makerId: string;
  /** Who approved it. */
  readonly checkerId: string | null;
};

/** What one of the staff wants to do about a payout. Beyond the Specification. */
export type PayoutAct = 'make' | 'check' | 'refuse' | 'send' | 'cancel' | 'settle';

/**
 * The Chinese message when somebody cannot do this about a payout, `undefined` when he can: the money is his own, he would approve what he
 * made himself, or he would say how a payment ended with which he has nothing to do. That he has the right is another rule.
 * Beyond the Specification.
 *
 * @param people - the people of the payout
 * @param act - what he wants to do
 * @param userId - who he is
 */
export const payoutPersonIssue = (
  { partnerId, makerId, checkerId }: PayoutPeople,
  act: PayoutAct,
  userId: string,
): string | undefined => {
  if (userId === partnerId) return '付给自己的结算由别的同事处理';
  if (act === 'check' && userId === makerId) return '发起结算的人不能复核，请另一位同事复核';
  if (act === 'settle' && userId !== makerId && userId !== checkerId)
    return '到账或失败由发起或复核这笔结算的同事登记';
  return undefined;
};
