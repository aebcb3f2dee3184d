// Runs TypeScript as it is: Node strips the types, this finds `x.ts` where `x.js` is imported.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
      return next(`${specifier.slice(0, -3)}.ts`, context);
    }
  },
});
