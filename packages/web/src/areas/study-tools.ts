// What a lesson is studied with, once it is there to read.
export { createStudyServices } from '../container/study-services';
export { NotesPanel } from '../features/study/notes/notes-panel';
