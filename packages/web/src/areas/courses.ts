// The pages that lead from the learning centre to courses.
export { Component as AccessPage } from '../features/learn/pages/access-page';
export { Component as EnterPage } from '../features/learn/pages/enter-page';
export { Component as TrackPage } from '../features/learn/pages/track-page';
