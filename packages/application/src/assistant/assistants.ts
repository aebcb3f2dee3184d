import type { StaffRole } from '@ykd/domain/access';
import type { EmployeeState } from '@ykd/domain/people';
import type { AssistantCount, AssistantFigures } from '../entities/assistant-count.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** Somebody who looks after students, or may, as he is listed; `name`: or else the username. */
export interface ListedAssistant extends ListedRow, AssistantFigures, Pick<AssistantCount, 'countedAt'> {
  readonly name: string | null;
  readonly role: StaffRole | null;
  readonly department: string | null;
  readonly departmentName: string | null;
  readonly state: EmployeeState;
}

/** Somebody whose figures are to be counted, with how his care is before that. */
export interface DueAssistant extends Pick<AssistantCount, 'careCount' | 'careSince'> {
  readonly id: string;
}

/** Those who have a role, and those who look after students, as they are looked up by their figures; of a selection for somebody alone, him. */
export interface Assistants extends ListIds {
  /** What is empty comes last, and first where the highest come first. Nobody is among them who was never counted. */
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedAssistant>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /**
   * Whose figures were never counted, whose care is another one since, or who was counted before an instant (epoch ms): those
   * of the longest ago first, at most `limit`.
   */
  due(before: number, limit: number): Promise<readonly DueAssistant[]>;
  /** Stores what was counted of a member, in the place of what was before; of one who is gone nothing. */
  store(counted: AssistantCount): Promise<void>;
}
