import type { Scene } from '../../scene.js';
import { frameScenes } from './frame.js';
import { peopleScenes } from './people.js';
import { studentScenes } from './student.js';
import { studentListScenes } from './students.js';
import { systemScenes } from './system.js';

/** The console of staff. */
export const consoleScenes: readonly Scene[] = [
  ...frameScenes,
  ...studentListScenes,
  ...studentScenes,
  ...peopleScenes,
  ...systemScenes,
];
