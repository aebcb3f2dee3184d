import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps, CheckInPictureDeps } from './deps.js';
import { history } from './history.js';
import { mine } from './mine.js';
import type { CheckInPort } from './port.js';
import { save } from './save.js';
import { uploadPicture } from './upload-picture.js';

export const checkInPort = (deps: CheckInDeps & CheckInPictureDeps, context: CallerContext): CheckInPort => ({
  mine: (input) => mine(deps, context, input),
  history: () => history(deps, context),
  save: (input) => save(deps, context, input),
  upload: (input) => uploadPicture(deps, context, input),
});
