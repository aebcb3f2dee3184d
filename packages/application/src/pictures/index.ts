export { fittedLines } from './fitted-lines.js';
export { LOGO_PATHS } from './mark.js';
export { PICTURE_ENDINGS } from './picture-type.js';
