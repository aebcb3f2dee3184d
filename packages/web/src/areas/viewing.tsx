import { createRoot } from 'react-dom/client';
import type { Services } from '../container/services';
import { answerRefused } from '../features/viewing/answer-refused';
import { ViewingBar } from '../features/viewing/viewing-bar';
import { readViewing } from '../components/read-viewing';

/** Marks the page as seen as somebody else, in a root of its own: whatever the page shows, and whether it shows anything. */
export const show = ({ quietHttp }: Pick<Services, 'quietHttp'>): void => {
  const viewing = readViewing(document, Date.now());
  answerRefused(window, viewing);
  const place = document.body.appendChild(document.createElement('div'));
  // It stays usable over dialogs.
  place.dataset['aboveModals'] = '';
  createRoot(place).render(<ViewingBar viewing={viewing} http={quietHttp} />);
};
