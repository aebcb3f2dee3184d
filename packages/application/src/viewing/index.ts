export { endOverViewings, type EndOverDeps } from './end-over.js';
export { VIEWING_MARK, type ViewingPort, type ViewingView } from './port.js';
