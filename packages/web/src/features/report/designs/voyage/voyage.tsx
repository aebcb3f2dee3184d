import './voyage.css';
import { createDesign } from '../base/create-design';
import { VoyageScene } from './backdrop';
import { pictures } from './pictures';

/** A voyage between islands that are cut of paper. */
export const voyage = createDesign('report2024', 'voyage', VoyageScene, pictures);
