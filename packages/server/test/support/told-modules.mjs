// Preloaded into a server: it prints which modules of the packages it loads.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    const [, module] = /\/packages\/(.+)$/.exec(url) ?? [];
    if (module !== undefined) console.log(`module: ${module}`);
    return next(url, context);
  },
});
