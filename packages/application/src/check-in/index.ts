export * from './count-effects.js';
export * from './effect-view.js';
export * from './likeness.js';
export type { NamedMember } from './named-member.js';
export { checkInPictureIssue } from './picture-issue.js';
export * from './picture-url.js';
export * from './port.js';
export { remindOfCheckIns, type RemindOfCheckInsDeps } from './remind.js';
export {
  removeUnusedCheckInPictures,
  type RemoveUnusedCheckInPicturesDeps,
} from './remove-unused-pictures.js';
export { createShownCheckInPictures, type ShownCheckInPictures } from './shown-pictures.js';
export * from './staff-port.js';
export * from './standing-view.js';
export { CHECK_IN_PICTURE_FIELD } from './upload-picture.js';
