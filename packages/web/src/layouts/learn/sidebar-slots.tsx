import { useStore } from '@ykd/adapters-ui/react';
import { useContext } from 'react';
import { useServices } from '../../container/services-context';
import { SidebarContext } from './sidebar-context';

/** The tags and banners below the menu, once they are there. */
export function SidebarExtrasSlot({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const { loaded, state } = useContext(SidebarContext);
  const menu = useStore(useServices().base, (base) => base.menu);
  return loaded && <loaded.extras.SidebarExtras {...state} menu={menu} onNavigate={onNavigate} />;
}

/** The first banner in the head, while there is one; the ways to the console and to one's class take its room. */
export function PromoSlot() {
  const { loaded, state } = useContext(SidebarContext);
  const { banners: [banner] = [], worksHere = false, hasClass = false } = state.flags ?? {};
  return loaded && banner && !worksHere && !hasClass && <loaded.extras.PromoBadge banner={banner} />;
}

/** The way to one's class, for whoever is in one. */
export function ClassSlot() {
  const { loaded, state } = useContext(SidebarContext);
  return loaded && state.flags?.hasClass && <loaded.extras.ClassLink />;
}

/** The way to the console, for whoever works here. */
export function ConsoleSlot() {
  const { loaded, state } = useContext(SidebarContext);
  return loaded && state.flags?.worksHere && <loaded.extras.ConsoleLink />;
}

/** What everybody is told, as far as he has not put it away. */
export function AnnouncementSlot() {
  const { loaded, state } = useContext(SidebarContext);
  return (
    loaded &&
    state.flags && (
      <loaded.extras.Announcements
        announcements={state.flags.announcements}
        onPutAway={(id) => void loaded.sidebar.putAway(id)}
      />
    )
  );
}

/** The popup of the yearly report, while it is on. */
export function ReportSlot() {
  const { loaded, state } = useContext(SidebarContext);
  const year = state.flags?.reportPopup;
  return (
    loaded && year && <loaded.extras.ReportCorner key={year} year={year} reportShown={loaded.reportShown} />
  );
}
