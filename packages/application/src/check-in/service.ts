import type { CallerContext } from '../shared/caller.js';
import type { CheckInPictureDeps, RankingDeps, ReminderDeps, SavingDeps } from './deps.js';
import { history } from './history.js';
import { mine } from './mine.js';
import type { CheckInPort } from './port.js';
import { ranking, setRanked } from './ranking.js';
import { remind, reminder } from './reminder.js';
import { save } from './save.js';
import { uploadPicture } from './upload-picture.js';

export const checkInPort = (
  deps: RankingDeps & ReminderDeps & SavingDeps & CheckInPictureDeps,
  context: CallerContext,
): CheckInPort => ({
  mine: (input) => mine(deps, context, input),
  history: () => history(deps, context),
  ranking: (input) => ranking(deps, context, input),
  setRanked: (input) => setRanked(deps, context, input),
  reminder: (input) => reminder(deps, context, input),
  remind: (input) => remind(deps, context, input),
  save: (input) => save(deps, context, input),
  upload: (input) => uploadPicture(deps, context, input),
});
