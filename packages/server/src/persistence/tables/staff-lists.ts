import { oneOf, text } from '@ykd/application/entity';
import { exportRunFields } from '@ykd/application/list-export';
import { savedViewFields, VIEW_LISTS } from '@ykd/application/list-view';
import { table } from './table.js';

/** What staff keep of the lists that they look through: views of them, and exports. */
export const STAFF_LIST_TABLES = {
  list_view: table(savedViewFields),
  /** The view with which a list begins for somebody; `view_id`: one that is stored, or of code. */
  list_view_default: table({ userId: text(), list: oneOf(VIEW_LISTS), viewId: text() }),
  export_run: table(exportRunFields),
};
