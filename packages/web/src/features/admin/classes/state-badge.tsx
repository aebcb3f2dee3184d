import { Badge } from '@ykd/adapters-ui/widgets';
import { CLASS_STATE_TITLES, type ClassState } from '@ykd/domain/school-class';

const TONES = { toCome: 'neutral', running: 'brand', ended: 'neutral', archived: 'neutral' } as const;

/** How a class stands today. */
export function ClassBadge({ state }: { state: ClassState }) {
  return <Badge tone={TONES[state]}>{CLASS_STATE_TITLES[state]}</Badge>;
}
