// npm run example: does in a copy of the project what CONTRIBUTING says of a new call with a table, with the files in
// examples/one-call: copies them in, makes the edits, builds, checks the types and runs the tests of it.
import { main, Refusal } from './lib/project.mjs';
import { toolchain } from './lib/node.mjs';
import { addExample, exampleFiles, MOST } from './example/add.mjs';
import { tryExample } from './example/try.mjs';
import { makeCopy, removeCopy } from './lib/copy.mjs';

await main(async () => {
  const { added, edited } = exampleFiles();
  if (added.length > MOST.added || edited.length > MOST.edited) {
    throw new Refusal(
      `一个调用加一张表最多 ${MOST.added} 个新文件、改 ${MOST.edited} 个文件，例子有 ${added.length} 个、${edited.length} 个`,
    );
  }
  const copy = makeCopy('ykd-example-', { built: true });
  try {
    addExample(copy);
    const failure = await tryExample(copy, added, toolchain());
    if (failure !== undefined) throw new Refusal(failure);
  } finally {
    removeCopy(copy);
  }
  console.log(`✓ 例子：${added.length} 个新文件，改 ${edited.length} 个文件，编译、检查与测试都通过`);
  return 0;
});
