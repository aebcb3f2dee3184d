import type { LOCAL_SERVICES } from '@ykd/adapters-http/contracts';

/** The outage switch of a built-in service, to see how the platform gets along without it. */
export interface LocalSwitch {
  isOut(): boolean;
  /** While it is out, the service refuses everything. */
  setOutage(out: boolean): void;
}

/** The switches of those built-in services that run. */
export type LocalSwitches = Readonly<Partial<Record<(typeof LOCAL_SERVICES)[number], LocalSwitch>>>;

/** A switch that is on, not out. */
export const localSwitch = (): LocalSwitch => {
  let out = false;
  return { isOut: () => out, setOutage: (next) => void (out = next) };
};
