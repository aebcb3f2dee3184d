/**
 * Somebody who leads are given to in turn: his id (`userId`), how many of them he takes for one of whoever takes one (`share`, a number of
 * leads from 0 on), whether he takes none now (`isAway`), and how far he is behind (`credit`, a number of leads). Beyond the Specification.
 */
export type LeadTaker = {
  readonly userId: string;
  readonly share: number;
  readonly isAway: boolean;
  readonly credit: number;
};

/** Whose turn it is (`userId`), and how far everybody is behind after that (`takers`). Beyond the Specification. */
export type LeadTurn = { readonly userId: string; readonly takers: readonly LeadTaker[] };

/** The greatest share of leads that somebody takes, as a number of them. Beyond the Specification. */
export const LEAD_SHARE_MAX = 10;

/**
 * Whose turn it is to take a lead, and how the turns stand after that: each is credited his share, and whoever is credited most takes the
 * lead and pays for it with all that was credited. So everybody takes his share, spread evenly, and whoever was away takes up where he was.
 * `undefined`: nobody takes any. Ties go to whoever stands first. Beyond the Specification.
 *
 * @param takers - all of those among whom leads are shared out, with shares that are whole numbers from 0 on
 */
export const nextLeadTaker = (takers: readonly LeadTaker[]): LeadTurn | undefined => {
  const takes = ({ isAway, share }: LeadTaker): boolean => !isAway && share > 0;
  const whole = takers.filter(takes).reduce((sum, { share }) => sum + share, 0);
  const credited = takers.map((one) => (takes(one) ? { ...one, credit: one.credit + one.share } : one));
  const turn = credited
    .filter(takes)
    .reduce<LeadTaker | undefined>(
      (most, one) => (most === undefined || one.credit > most.credit ? one : most),
      undefined,
    );
  if (turn === undefined) return undefined;
  return {
    userId: turn.userId,
    takers: credited.map((one) => (one === turn ? { ...one, credit: one.credit - whole } : one)),
  };
};
