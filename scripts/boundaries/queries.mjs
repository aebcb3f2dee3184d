/** A query that a component makes is not forgotten when the member changes without it: the root makes them, and says so in its file's name. */
export const queriesInRoot = [
  {
    selector: "ImportSpecifier[imported.name='createQuery']",
    message: '查询只在组合根里创建（container，或名为 *-queries.ts 的文件），组件用 useQuery 读取。',
    refused: "import { createQuery } from '@ykd/adapters-ui/stores';\nvoid createQuery;",
    allowed: "import { createLookup } from '@ykd/adapters-ui/stores';\nvoid createLookup;",
  },
];
