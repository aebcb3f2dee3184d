import './garden.css';
import { createDesign } from '../base/create-design';
import { GardenScene } from './backdrop';
import { pictures } from './pictures';

/** A garden on a morning in spring. */
export const garden = createDesign('report', 'garden', GardenScene, pictures);
