/** What the example changes in files that are there: each text, which a file has once, and what stands for it then. */
export const EDITS = {
  'packages/application/src/areas.ts': [
    [
      "import { chatPort } from './chat/service.js';\n",
      "import { bookmarkPort } from './bookmark/service.js';\nimport { chatPort } from './chat/service.js';\n",
    ],
    ['  chat: chatPort,\n', '  bookmark: bookmarkPort,\n  chat: chatPort,\n'],
  ],
  'packages/application/src/testing/registry.ts': [
    [
      "import { checkInsContract } from './contracts/check-ins.js';\n",
      "import { bookmarksContract } from './contracts/bookmarks.js';\nimport { checkInsContract } from './contracts/check-ins.js';\n",
    ],
    [
      "import { fakeCourses } from './fakes/courses.js';\n",
      "import { fakeBookmarks } from './fakes/bookmarks.js';\nimport { fakeCourses } from './fakes/courses.js';\n",
    ],
    [
      "import { chatSuite, chatTries } from './port-suites/chat.js';\n",
      "import { bookmarkSuite, bookmarkTries } from './port-suites/bookmark.js';\nimport { chatSuite, chatTries } from './port-suites/chat.js';\n",
    ],
    [
      '  chat: { suites: [chatSuite], tries: chatTries },\n',
      '  bookmark: { suites: [bookmarkSuite], tries: bookmarkTries },\n  chat: { suites: [chatSuite], tries: chatTries },\n',
    ],
    [
      '  notes: {',
      '  bookmarks: { fake: () => fakeBookmarks(), contracts: [bookmarksContract] },\n  notes: {',
    ],
  ],
  'packages/adapters-http/src/contracts/areas.ts': [
    [
      "import { chatCalls } from './chat.js';\n",
      "import { bookmarkCalls } from './bookmark.js';\nimport { chatCalls } from './chat.js';\n",
    ],
    ['  chat: chatCalls,\n', '  bookmark: bookmarkCalls,\n  chat: chatCalls,\n'],
  ],
  'packages/server/src/persistence/store/registry.ts': [
    [
      "import { checkIns } from '../check-ins.js';\n",
      "import { bookmarks, BOOKMARK_TABLES } from '../bookmarks.js';\nimport { checkIns } from '../check-ins.js';\n",
    ],
    [
      "import { TABLES } from '../schema.js';\n",
      "import { bookmarks as bookmarksMigration } from '../migrations/0099-bookmarks.js';\nimport { TABLES } from '../schema.js';\n",
    ],
    ['{ ...TABLES, ...ASSISTANT_DAY_TABLES }', '{ ...TABLES, ...ASSISTANT_DAY_TABLES, ...BOOKMARK_TABLES }'],
    [
      "  '0001-members': membersMigration(traits),\n",
      "  '0001-members': membersMigration(traits),\n  '0099-bookmarks': bookmarksMigration(traits),\n",
    ],
    ['  notes: notes(database),\n', '  bookmarks: bookmarks(database),\n  notes: notes(database),\n'],
  ],
};
