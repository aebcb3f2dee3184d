export { PICTURE_ENDINGS } from './picture-type.js';
