import {
  Application,
  Logger,
  LogLevel,
  TypeDocReader,
  type DocumentationEntryPoint,
  type TypeDocOptions,
} from 'typedoc';

/** Keeps what the pages' generator complains about, in English. */
class Complaints extends Logger {
  readonly list: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.list.push(message);
  }
}

/** What the generator of the API pages made of its entry points; nothing is written. */
export type Conversion = {
  readonly modules: readonly DocumentationEntryPoint[];
  readonly complaints: readonly string[];
};

/** Converts and validates as `typedoc` does with the options of the package, changed by `options`. */
export const convert = async (options: TypeDocOptions = {}): Promise<Conversion> => {
  const app = await Application.bootstrap(
    // The compiler's own errors are `npm run typecheck`.
    { options: 'typedoc.json', lang: 'en', skipErrorChecking: true, ...options },
    [new TypeDocReader()],
  );
  const complaints = new Complaints();
  app.logger = complaints;
  const modules = app.getEntryPoints() ?? [];
  const project = app.converter.convert(modules);
  app.validate(project);
  return { modules, complaints: complaints.list };
};
