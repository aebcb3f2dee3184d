import { VirtualAction, VirtualTimeScheduler } from 'rxjs';

/** Time that only moves when a test says so. */
export function createVirtualClock() {
  const scheduler = new VirtualTimeScheduler(VirtualAction, 0);
  return {
    scheduler,
    advance(ms: number) {
      const target = scheduler.frame + ms;
      scheduler.maxFrames = target;
      scheduler.flush();
      scheduler.frame = target;
    },
  };
}
