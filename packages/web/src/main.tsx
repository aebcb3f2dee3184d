import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { breath } from './container/breath';
import { createServices } from './container/create-services';
import { browserEnvironment } from './container/environment';
import type { LaterParts } from './container/services';
import { ServicesContext } from './container/services-context';
import { sendWaitingStudy } from './features/study/tools/send-waiting-study';
import { Overlays } from './layouts/overlays';
import { createRoutes } from './routes';
import { firstPage } from './routing/first-page';
import { guardSessionEnd, showNavigations } from './routing/follow-router';
import { followTabs } from './routing/follow-tabs';
import { followColorMode } from './theme/color-mode';

const parts: LaterParts = {
  shop: async (services) => (await import('./areas/orders')).shopServicesOf(services).shop,
};

/** Starts the app, a piece at a time: on a phone, all at once would keep the reader's finger waiting. */
const start = async (root: Element): Promise<void> => {
  followColorMode();
  await breath();
  const services = createServices(browserEnvironment(window), parts);
  // Marks the page of whoever looks as somebody else, before it asks for anything: the server says so in it.
  if (document.getElementById('ykd-viewing')) (await import('./areas/viewing')).show(services);
  await breath();
  const router = createBrowserRouter(createRoutes(services));
  showNavigations(router, services.pageProgress);
  guardSessionEnd(router, services);
  followTabs(router, services, () => window.location.reload());
  sendWaitingStudy(services);

  // The last chance to send before the page may be frozen or thrown away.
  document.addEventListener('visibilitychange', () => services.progressSaving.flush());
  window.addEventListener('pagehide', () => services.progressSaving.flush());

  // Both show themselves at the end of the body.
  createRoot(document.createElement('div')).render(
    <StrictMode>
      <Overlays pageProgress={services.pageProgress} toasts={services.toasts} />
    </StrictMode>,
  );

  // Until then the boot screen stands in the root.
  await firstPage(router);
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
start(root).catch((error: unknown) => {
  document.documentElement.dataset['start'] = 'failed';
  throw error;
});
