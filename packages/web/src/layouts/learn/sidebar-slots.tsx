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

/** The summer activity in the head, while it is on. */
export function PromoSlot() {
  const { loaded, state } = useContext(SidebarContext);
  return loaded && state.flags?.promo && <loaded.extras.PromoBadge />;
}

/** The popup of the yearly report, while it is on. */
export function ReportSlot() {
  const { loaded, state, dashboard } = useContext(SidebarContext);
  return (
    loaded &&
    state.flags?.reportPopup && (
      <loaded.extras.ReportCorner dashboard={dashboard} reportShown={loaded.reportShown} />
    )
  );
}
