// What a lesson is studied with, once it is there to read.
export { studyServices } from './services';
export { NotesPanel } from '../notes/notes-panel';
export { ExerciseVerdict } from '../run/exercise-verdict';
export { RunOutput } from '../run/run-output';
export { WrittenCode } from '../run/written-code';
