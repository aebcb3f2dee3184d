import type { CampaignLine } from '@ykd/application/activity';
import { PRIZE_WINNER_STATES, type Prize, type PrizeWinnerState } from '@ykd/domain/activity';
import { campaignToReview } from '@ykd/domain/campaign';

/** The states that a prize can have: one that is not sent has no address that somebody waits for. */
export const statesOf = ({ ships }: Prize): readonly PrizeWinnerState[] =>
  ships ? PRIZE_WINNER_STATES : PRIZE_WINNER_STATES.filter((one) => one !== 'open' && one !== 'lost');

/** The prize that an address asks for, or the one that is looked at where it asks for none; undefined: there is no such one. */
export const chosenPrize = (
  campaigns: readonly CampaignLine[],
  said: URLSearchParams,
  today: string,
): {
  readonly campaign: CampaignLine | undefined;
  readonly prize: Prize | undefined;
  /** Undefined: all who have earned it. */
  readonly state: PrizeWinnerState | undefined;
} => {
  const asked = said.get('campaign');
  const campaign =
    asked === null ? campaignToReview(campaigns, today) : campaigns.find(({ value }) => value === asked);
  const id = said.get('prize');
  const prize = id === null ? campaign?.prizes[0] : campaign?.prizes.find((one) => one.id === id);
  const state = said.get('state');
  const states = prize === undefined ? [] : statesOf(prize);
  return {
    campaign,
    prize,
    state: state === 'all' ? undefined : (states.find((one) => one === state) ?? states[0]),
  };
};
