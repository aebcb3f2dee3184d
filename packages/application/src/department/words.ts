/** Where a department stands that belongs to no other one. */
export const TOP_DEPARTMENT_TITLE = '最上级';
