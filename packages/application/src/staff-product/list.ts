import type { ProductStatus } from '@ykd/domain/order';
import { defineList } from '../staff-list/description.js';

export const PRODUCT_STATUS_TITLES: Readonly<Record<ProductStatus, string>> = {
  ON: '在售',
  NEW: '未上架',
  OFF: '已下架',
};

/** The list of products, for whoever looks after them. */
export const productList = defineList({
  name: 'products',
  right: 'products.manage',
  columns: {
    name: { title: '名称', kind: 'text', isSortable: true },
    status: { title: '状态', kind: 'choice', isFilter: true, values: PRODUCT_STATUS_TITLES },
    categoryId: { title: '分类', kind: 'choice', isFilter: true },
    amount: { title: '价格', kind: 'money', isSortable: true, isFilter: true },
    choices: { title: '在售选项', kind: 'number' },
    courses: { title: '课程数', kind: 'number' },
    // Of those that open it, whatever is chosen of them.
    course: { title: '包含课程', kind: 'choice', isFilter: true, isFilterOnly: true },
    sort: { title: '次序', kind: 'number', isSortable: true },
    gmtCreated: { title: '新建时间', kind: 'instant', isSortable: true },
    gmtModified: { title: '修改时间', kind: 'instant', isSortable: true, isFilter: true },
  },
  shown: ['name', 'status', 'categoryId', 'amount', 'choices', 'courses', 'gmtModified'],
  sort: 'sort',
});

export type ProductList = typeof productList;
