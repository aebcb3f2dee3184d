import { asyncScheduler, timer, type SchedulerLike, type Subscription } from 'rxjs';
import { createSnapshots, type Snapshots } from '../../snapshots.js';
import { TOAST_DURATION_MS } from '../measures.js';

export type ToastKind = 'success' | 'warning' | 'info' | 'error';

/** What a caller may say beside the title. */
export type ToastOptions = {
  readonly description?: string | undefined;
  /** Milliseconds until it closes by itself; `Infinity` stays. Default: `TOAST_DURATION_MS`. */
  readonly duration?: number | undefined;
  /** One thing the reader can do about it, such as 撤销; the toast closes then. */
  readonly action?: ToastAction | undefined;
};

export type ToastAction = {
  readonly label: string;
  /** The keys that do the same, where there are some, such as Ctrl+Z. */
  readonly keys?: string;
  readonly onSelect: () => void;
};

export type Toast = ToastOptions & {
  readonly id: string;
  readonly kind: ToastKind;
  readonly title: string;
  readonly duration: number;
};

/** The toast whose keys work. */
export const newestWithKeys = (toasts: readonly Toast[]): Toast | undefined =>
  toasts.findLast(({ action }) => action?.keys !== undefined);

/** Oldest first. While paused no toast grows older. */
export type ToastSnapshot = { readonly toasts: readonly Toast[]; readonly paused: boolean };

export type ToastCommands = {
  /** Shows a toast and returns its id. */
  readonly show: (kind: ToastKind, title: string, options?: ToastOptions) => string;
  readonly success: (title: string, options?: ToastOptions) => string;
  readonly warning: (title: string, options?: ToastOptions) => string;
  readonly info: (title: string, options?: ToastOptions) => string;
  readonly error: (title: string, options?: ToastOptions) => string;
  readonly dismiss: (id: string) => void;
  /** What Esc does: one key press closes one toast, the newest first. */
  readonly dismissNewest: () => void;
  readonly dismissAll: () => void;
  /** Holds every clock: a stack that moved under the pointer would be hard to click. */
  readonly pause: () => void;
  /** Goes on with what was left of each toast's time. */
  readonly resume: () => void;
};

export type ToastStore = Snapshots<ToastSnapshot> & { readonly commands: ToastCommands };

/** More would cover the page: the oldest gives way. */
const MOST_AT_ONCE = 5;

type Clock = { remaining: number; startedAt: number; running: Subscription | undefined };

/**
 * The toasts of one window.
 * @param scheduler the source of time; tests give a virtual one.
 */
export function createToasts({ scheduler = asyncScheduler }: { scheduler?: SchedulerLike } = {}): ToastStore {
  const { reader, write } = createSnapshots<ToastSnapshot>({ toasts: [], paused: false });
  const clocks = new Map<string, Clock>();
  let lastId = 0;

  function run(id: string, clock: Clock) {
    if (!Number.isFinite(clock.remaining)) return;
    clock.startedAt = scheduler.now();
    clock.running = timer(clock.remaining, scheduler).subscribe(() => dismiss(id));
  }

  function dismiss(id: string) {
    clocks.get(id)?.running?.unsubscribe();
    if (!clocks.delete(id)) return;
    const { toasts, paused } = reader.getSnapshot();
    const left = toasts.filter((toast) => toast.id !== id);
    // The pointer can no longer leave a stack that is gone, so nothing else would resume it.
    write({ toasts: left, paused: paused && left.length > 0 });
  }

  function show(kind: ToastKind, title: string, options: ToastOptions = {}) {
    const id = `toast-${(lastId += 1)}`;
    const duration = options.duration ?? TOAST_DURATION_MS;
    const { toasts, paused } = reader.getSnapshot();
    const clock: Clock = { remaining: duration, startedAt: 0, running: undefined };
    clocks.set(id, clock);
    write({ toasts: [...toasts, { ...options, id, kind, title, duration }], paused });
    if (!paused) run(id, clock);
    if (toasts.length >= MOST_AT_ONCE && toasts[0]) dismiss(toasts[0].id);
    return id;
  }

  function pause() {
    const snapshot = reader.getSnapshot();
    if (snapshot.paused || snapshot.toasts.length === 0) return;
    for (const clock of clocks.values()) {
      clock.running?.unsubscribe();
      clock.remaining = Math.max(0, clock.remaining - (scheduler.now() - clock.startedAt));
    }
    write({ ...snapshot, paused: true });
  }

  function resume() {
    const snapshot = reader.getSnapshot();
    if (!snapshot.paused) return;
    write({ ...snapshot, paused: false });
    for (const [id, clock] of clocks) run(id, clock);
  }

  const of = (kind: ToastKind) => (title: string, options?: ToastOptions) => show(kind, title, options);
  const commands: ToastCommands = {
    show,
    success: of('success'),
    warning: of('warning'),
    info: of('info'),
    error: of('error'),
    dismiss,
    dismissNewest() {
      const newest = reader.getSnapshot().toasts.at(-1);
      if (newest) dismiss(newest.id);
    },
    dismissAll() {
      for (const { id } of reader.getSnapshot().toasts) dismiss(id);
    },
    pause,
    resume,
  };
  return { ...reader, commands };
}
