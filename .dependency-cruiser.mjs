// The arrows of docs/adr/0001: domain ← application ← { adapters-http, adapters-ui } ← { server, web },
// and adapters-http ← local-services ← server/local (docs/adr/0036).
// Every rule has a fixture that breaks it: scripts/boundaries/fixtures/<name of the rule>.

/** Whatever leads into a package of this repository: a file of it, or its name where that does not resolve. */
const workspace = (...names) => `^(packages/|@ykd/)(${names.join('|')})(/|$)`;

/** A package from npm, installed or not. */
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const TESTS = '^packages/[^/]+/(test|bench)/';
const TESTING = '^packages/application/src/testing/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const inward = [
  forbid(
    'domain-imports-nothing',
    '业务规则不依赖任何东西：没有 npm 包、没有 Node 内置模块、没有别的包。',
    { path: '^packages/domain/src/' },
    { pathNot: '^packages/domain/src/' },
  ),
  forbid(
    'application-only-domain',
    '用例只依赖业务规则；测试替身与契约测试另可使用 vitest 与 fast-check。',
    { path: '^packages/application/src/', pathNot: TESTING },
    { pathNot: '^packages/(domain|application)/src/' },
  ),
  forbid(
    'application-testing-only-test-tools',
    '测试替身与契约测试除业务规则和用例外，只依赖 vitest 与 fast-check。',
    { path: TESTING },
    { pathNot: ['^packages/(domain|application)/src/', npm('vitest', 'fast-check', '@fast-check/vitest')] },
  ),
  forbid(
    'application-testing-only-from-tests',
    '测试替身与契约测试只出现在测试里。',
    { pathNot: [TESTS, TESTING] },
    { path: TESTING },
  ),
  forbid(
    'adapters-http-points-inward',
    'HTTP 适配器不认识界面适配器，也不认识组合根。',
    { path: '^packages/adapters-http/src/' },
    { path: workspace('adapters-ui', 'local-services', 'server', 'web') },
  ),
  forbid(
    'adapters-ui-points-inward',
    '界面适配器不认识 HTTP 适配器，也不认识组合根。',
    { path: '^packages/adapters-ui/src/' },
    { path: workspace('adapters-http', 'server', 'web') },
  ),
  forbid(
    'web-not-to-server',
    '网页端只使用 HTTP 适配器的契约与客户端，不碰服务端。',
    { path: '^packages/web/src/' },
    {
      path: [workspace('server'), '^packages/adapters-http/src/', '^@ykd/adapters-http'],
      pathNot: '^packages/adapters-http/src/(contracts|client)/',
    },
  ),
  forbid(
    'server-not-to-ui',
    '服务端不碰界面。',
    { path: '^packages/server/src/' },
    { path: workspace('adapters-ui', 'web') },
  ),
];

/** What both sides of a protocol share, and what it takes to answer a call. */
const SHARED_OF_HTTP =
  '^packages/adapters-http/src/(contracts/index|routes/index|upstream/[^/]+/protocol)\\.ts$';

const local = [
  forbid(
    'local-services-only-from-local',
    '内置的服务只由服务端的 local 文件夹启动；别的代码不认识它们。',
    { pathNot: ['^packages/local-services/', '^packages/server/(src/local|test|bench)/'] },
    { path: workspace('local-services') },
  ),
  forbid(
    'local-services-point-inward',
    '内置的服务与真实的适配器只共用协议（签名、消息的形状）、契约与路由的写法，不认识组合根。',
    { path: '^packages/local-services/src/' },
    {
      path: [workspace('adapters-http', 'adapters-ui', 'server', 'web')],
      pathNot: SHARED_OF_HTTP,
    },
  ),
  forbid(
    'server-local-only-when-asked',
    '服务端的 local 文件夹只在配置要求时才动态载入，正式环境不载入它。',
    { path: '^packages/server/src/', pathNot: '^packages/server/src/local/' },
    { path: '^packages/server/src/local/', dynamic: false },
  ),
];

const inside = [
  forbid(
    'contracts-browser-safe',
    '契约只由 zod、用例的类型与业务规则构成，浏览器里也能用。',
    { path: '^packages/adapters-http/src/contracts/' },
    {
      pathNot: ['^packages/adapters-http/src/contracts/', '^packages/(domain|application)/src/', npm('zod')],
    },
  ),
  forbid(
    'client-browser-safe',
    '客户端只用契约与 fetch，浏览器里也能用。',
    { path: '^packages/adapters-http/src/client/' },
    {
      pathNot: [
        '^packages/adapters-http/src/(contracts|client)/',
        '^packages/(domain|application)/src/',
        npm('zod', 'eventsource-parser'),
      ],
    },
  ),
  forbid(
    'stores-without-react',
    '状态仓库不认识 React 与样式：只用 RxJS、用例与业务规则。',
    { path: '^packages/adapters-ui/src/stores/' },
    {
      path: [
        npm('react', 'react-dom', 'react-router', 'react-router-dom'),
        '^packages/adapters-ui/(styled-system|src/(react|styled|theme|widgets))/',
      ],
    },
  ),
  forbid(
    'inversify-only-in-server-root',
    '依赖注入容器只出现在服务端的组合根里（以及它的测试与基准里）。',
    {
      pathNot: [
        '^packages/server/src/(container|cli)/',
        '^packages/server/src/(container|main)\\.ts$',
        '^packages/server/(test|bench)/',
      ],
    },
    { path: npm('inversify', '@inversifyjs', 'reflect-metadata') },
  ),
  forbid(
    'sql-only-in-persistence',
    'SQL 只写在服务端的持久化目录里。',
    { path: '^packages/[^/]+/src/', pathNot: '^packages/server/src/persistence/' },
    { path: [npm('kysely', 'pg'), '^(node:)?sqlite$'] },
  ),
];

/** The layers of the app, the outer first: each knows itself and those after it. */
const APP = 'packages/web/src';
const app = [
  forbid(
    'web-shared-knows-no-screen',
    '共用的组件、表单、列表与路由不认识任何页面与布局。',
    { path: `^${APP}/(components|forms|lists|messages|routing|theme)/` },
    { path: `^${APP}/(areas|features|layouts|showcase)/|^${APP}/routes` },
  ),
  forbid(
    'web-container-knows-no-feature',
    '组合根不认识任何领域：领域自己的服务在领域里用 partOf 定义。',
    { path: `^${APP}/container/` },
    {
      path: `^${APP}/(areas|components|features|forms|layouts|routing|showcase|theme)/|^${APP}/(main|routes)`,
    },
  ),
  forbid(
    'web-features-know-no-layout',
    '一个领域的页面不认识布局，也不认识展示页。',
    { path: `^${APP}/features/` },
    { path: `^${APP}/(layouts|showcase)/|^${APP}/routes` },
  ),
  forbid(
    'web-features-apart',
    '一个领域的页面不认识另一个领域：两者都要的放在 components 里。',
    { path: `^${APP}/features/([^/]+)/` },
    { path: `^${APP}/features/`, pathNot: `^${APP}/features/$1/` },
  ),
  forbid(
    'web-layouts-know-no-routes',
    '布局不认识路由表与展示页。',
    { path: `^${APP}/layouts/` },
    { path: `^${APP}/showcase/|^${APP}/routes` },
  ),
];

const between = [
  forbid(
    'no-paths-between-packages',
    '包之间只通过包名引用，不用相对路径。',
    { path: '^packages/([^/]+)/' },
    { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'no-deep-imports',
    '只引用一个包公开的入口，不伸手到它的 src 或 dist 里。',
    {},
    { path: '^@ykd/[^/]+/(src|dist)(/|$)' },
  ),
  forbid('no-circular', '没有循环引用。', {}, { circular: true }),
  forbid(
    'no-orphans',
    '没有谁也不引用、也不引用谁的文件。',
    { path: '^packages/[^/]+/src/', orphan: true, pathNot: '\\.d\\.ts$' },
    {},
  ),
  forbid('src-not-to-tests', '产品代码不引用测试。', { path: '^packages/[^/]+/src/' }, { path: TESTS }),
];

const dependencies = [
  forbid(
    'no-undeclared-dependencies',
    '用到的 npm 包写在本包自己的 package.json 里；提升到根目录的不算。',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-dev-dependencies-in-src',
    '产品代码不使用 devDependencies；只引用类型可以。',
    { path: '^packages/[^/]+/src/', pathNot: TESTING },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'type-import', 'triple-slash-type-reference'],
    },
  ),
  // Vite 的 `?url` 是文件的地址，不是模块；文件不在时构建会失败。
  forbid(
    'not-to-unresolvable',
    '每个引用都找得到。',
    {},
    { couldNotResolve: true, pathNot: String.raw`\?url$` },
  ),
];

export default {
  forbidden: [...inward, ...local, ...inside, ...app, ...between, ...dependencies],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is generated is checked by its generator.
    exclude: { path: ['^packages/[^/]+/dist/', '^packages/adapters-ui/styled-system/types/'] },
    tsPreCompilationDeps: true,
    // Built-in modules that exist with the prefix only are unknown to the tool.
    builtInModules: { add: ['node:sqlite', 'node:test'] },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
