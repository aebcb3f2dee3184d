import { TypeScript as ts, type DocumentationEntryPoint } from 'typedoc';

/** One exported name: where it stands, its declaration and its docstring, on one line and with its tags. */
type Documented = { readonly name: string; readonly node: ts.Node; readonly text: string };

const SECTION = /Specification §\d|Beyond the Specification/;

const UNIT =
  /\b(?:(?:milli)?seconds?|hours?|days?|months?|years?|cents|percent|bytes|code units|code points|characters|counted|number of|how many|running number|pixels|logits)\b/i;

const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  [symbol.getDocumentationComment(checker), ...symbol.getJsDocTags(checker).map((tag) => tag.text)]
    .map((parts) => ts.displayPartsToString(parts))
    .join(' ')
    .replace(/\s+/g, ' ');

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

const exportsOf = ({ displayName, program, sourceFile }: DocumentationEntryPoint): Documented[] => {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceFile);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
    const symbol = resolved(exported, checker);
    const name = `${displayName}.${exported.name}`;
    return (symbol.declarations ?? []).map((node) => ({ name, node, text: textOf(symbol, checker) }));
  });
};

const descendants = (node: ts.Node, enters: (node: ts.Node) => boolean = () => true): ts.Node[] => {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (enters(child)) found.push(child, ...descendants(child, enters));
  });
  return found;
};

/** What a reader sees of a declaration: everything but the bodies of functions. */
const signature = (node: ts.Node): ts.Node[] =>
  descendants(
    node,
    (child) => !(ts.isFunctionLike(child.parent) && 'body' in child.parent && child.parent.body === child),
  );

const ownText = (node: ts.Node): string =>
  ts.isPropertySignature(node)
    ? ts
        .getJSDocCommentsAndTags(node)
        .map((doc) => doc.getText())
        .join(' ')
    : '';

/** The docstring of an export, and those of the properties around a node in it. */
const textAround = (node: ts.Node, { node: exported, text }: Documented): string => {
  let around = text;
  for (let at = node; at !== exported; at = at.parent) around += ` ${ownText(at)}`;
  return around;
};

const lacksUnit = (documented: Documented): boolean =>
  signature(documented.node)
    .filter((part) => {
      const isConstant = ts.isNumericLiteral(part) && part.parent === documented.node;
      return isConstant || part.kind === ts.SyntaxKind.NumberKeyword;
    })
    .some((part) => !UNIT.test(textAround(part, documented)));

/** `orderId` is also explained by 'order id'. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`\\b${name.replace(/(?=[A-Z])/g, ' ?')}s?\\b`, 'i').test(text);

/** The properties of a type that neither have a docstring nor are named in one around them. */
const unexplained = (documented: Documented): string[] => {
  if (!ts.isTypeAliasDeclaration(documented.node) && !ts.isInterfaceDeclaration(documented.node)) return [];
  return signature(documented.node)
    .filter(ts.isPropertySignature)
    .filter(({ type }) => !(type && ts.isLiteralTypeNode(type)))
    .filter((property) => ownText(property) === '')
    .filter((property) => !mentions(textAround(property, documented), property.name.getText()))
    .map((property) => property.name.getText());
};

const functionIn = (node: ts.Node): ts.SignatureDeclaration | undefined => {
  const value = ts.isVariableDeclaration(node) ? node.initializer : node;
  return value && ts.isFunctionLike(value) ? value : undefined;
};

/** Whether a parameter is taken apart, so that only the docstring can give it a name, and a name is missing. */
const lacksNames = ({ node }: Documented): boolean => {
  const parameters = functionIn(node)?.parameters ?? [];
  const names = ts.getJSDocTags(node).filter(ts.isJSDocParameterTag);
  return parameters.some(({ name }) => !ts.isIdentifier(name)) && names.length < parameters.length;
};

/** Whether a function can throw: it says `throw`, or uses a function of the package that can. */
const canThrow = (node: ts.Node, checker: ts.TypeChecker, seen = new Set<ts.Node>()): boolean => {
  const value = functionIn(node);
  if (!value || seen.has(value)) return false;
  seen.add(value);
  return descendants(value).some((part) => {
    if (!ts.isIdentifier(part)) return ts.isThrowStatement(part);
    const used = checker.getSymbolAtLocation(part);
    const declared = used && resolved(used, checker).valueDeclaration;
    return declared !== undefined && canThrow(declared, checker, seen);
  });
};

const problemsOf = (documented: Documented, checker: ts.TypeChecker): string[] => {
  const { node, text } = documented;
  if (text.trim() === '') return ['has no docstring'];
  const problems: readonly (readonly [string, boolean])[] = [
    ['names no section', !SECTION.test(text)],
    ['names no unit', lacksUnit(documented)],
    ['does not name its parameters', lacksNames(documented)],
    ['can throw and does not say so', !/\bthrows\b/i.test(text) && canThrow(node, checker)],
  ];
  return [
    ...problems.filter(([, applies]) => applies).map(([problem]) => problem),
    ...unexplained(documented).map((property) => `does not explain ${property}`),
  ];
};

/** What is wrong with the docstrings of everything that the modules export, one problem an entry. */
export const docstringProblems = (modules: readonly DocumentationEntryPoint[]): string[] =>
  modules.flatMap((module) =>
    exportsOf(module).flatMap((documented) =>
      problemsOf(documented, module.program.getTypeChecker()).map(
        (problem) => `${documented.name} ${problem}`,
      ),
    ),
  );
