import './night-train.css';
import { createDesign } from '../base/create-design';
import { NightTrainScene } from './backdrop';
import { pictures } from './pictures';

/** A train through the night. */
export const nightTrain = createDesign('report2023', 'night-train', NightTrainScene, pictures);
