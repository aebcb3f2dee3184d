import { run } from './process.mjs';
import { Refusal } from './project.mjs';
import { isWhole, turbo } from './tools.mjs';

/** For what runs beside other tasks: the packages are built, and nobody writes to them now. */
export const BUILT = { YKD_BUILT: '1' };

/** Builds every package; shows nothing but a failure. */
export const build = async ({ node, env }) => {
  if (env.YKD_BUILT === BUILT.YKD_BUILT) return;
  console.log('正在构建……');
  const { code, output, stopped } = await run(node, turbo('run', 'build', '--output-logs=errors-only'), {
    env,
    quiet: true,
  });
  if (stopped) throw new Refusal('已中断');
  if (code !== 0 || !isWhole(output)) throw new Refusal(`构建失败：\n${output}`);
};
