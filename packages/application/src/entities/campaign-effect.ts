import type { GroupSums } from '@ykd/domain/campaign';
import { count, instant, json, text, type RecordOf } from '../entity/field.js';

export const campaignEffectFields = {
  /** The value of the campaign. */
  campaign: text(),
  /** The version of the campaign that was counted. */
  version: count(),
  /** When it was begun to count, epoch ms: every week is in it that was over by then. */
  countedAt: instant(),
  took: json<GroupSums>(),
  others: json<GroupSums>(),
  /** How many took part who had not studied before. */
  newcomers: count(),
};

/** What was studied around a campaign when it was counted last. */
export type KeptEffect = RecordOf<typeof campaignEffectFields>;
