// One's classes, and what comes there.
export { Component as ClassPage } from '../features/my-class/pages/class-page';
