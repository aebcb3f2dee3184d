export * from './assistants.js';
export { countAssistants, FIGURES_AGE_MS, type CountAssistantsDeps } from './count-assistants.js';
export * from './list.js';
export * from './port.js';
