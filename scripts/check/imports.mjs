import ts from 'typescript';

/** A word in quotes that may be the path of a file. */
const FILE = /^[\w./-]+\.[a-z]{2,4}$/;

/** The address of a page, `/learn`, also where it is waited for with any beginning. */
const ADDRESS = /^(\*\*)?(\/[a-z]\S*)/i;

const textOf = (node) => node.text ?? '';
const hasExport = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Every name that a declaration gives, those of patterns included. */
const namesOf = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)));

const declared = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  return statement.name === undefined ? [] : [textOf(statement.name)];
};

/** Notes what a statement takes from other files and gives to them at run time: types are the compiler's business. */
const readStatement = (statement, module) => {
  if (ts.isImportDeclaration(statement)) {
    const { importClause: clause, moduleSpecifier } = statement;
    const from = textOf(moduleSpecifier);
    if (clause?.isTypeOnly) return;
    const bindings = clause?.namedBindings;
    if (bindings === undefined || ts.isNamespaceImport(bindings)) {
      module.imports.push({ from, names: clause?.name === undefined || bindings ? undefined : ['default'] });
      return;
    }
    const names = bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ propertyName, name }) => textOf(propertyName ?? name));
    module.imports.push({ from, names: clause.name === undefined ? names : ['default', ...names] });
  } else if (ts.isExportDeclaration(statement)) {
    const { exportClause: clause, moduleSpecifier, isTypeOnly } = statement;
    const from = moduleSpecifier && textOf(moduleSpecifier);
    if (isTypeOnly) return;
    if (clause === undefined) module.stars.push(from);
    else if (ts.isNamespaceExport(clause)) module.passed.set(textOf(clause.name), { from });
    else
      for (const { propertyName, name, isTypeOnly: isType } of clause.elements) {
        if (isType) continue;
        if (from === undefined) module.own.add(textOf(name));
        else module.passed.set(textOf(name), { from, name: textOf(propertyName ?? name) });
      }
  } else if (hasExport(statement)) {
    for (const name of declared(statement)) module.own.add(name);
  } else if (ts.isExportAssignment(statement)) module.own.add('default');
};

/**
 * Reads a module. `imports`: from where it takes which names (undefined: all); `own`: the names it exports; `passed` and
 * `stars`: those it only passes on; `files`: words in quotes that may be files, of programs that are started or data that is
 * read; `addresses`: words that may be those of pages; `shape`: all that others see of it, types included.
 */
export const readModule = (file, text) => {
  const module = {
    imports: [],
    own: new Set(),
    passed: new Map(),
    stars: [],
    files: [],
    addresses: [],
    shape: [],
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const look = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteralLike(argument)) {
        module.shape.push(argument.text);
        module.imports.push({ from: argument.text });
        return;
      }
    }
    if (ts.isStringLiteralLike(node) && FILE.test(node.text)) module.files.push(node.text);
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const address = ADDRESS.exec(node.text);
      if (address !== null) module.addresses.push(address[2]);
    }
    ts.forEachChild(node, look);
  };
  for (const statement of source.statements) {
    readStatement(statement, module);
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) {
      module.shape.push(statement.getText(source));
    } else look(statement);
  }
  module.shape.push(...module.own);
  return module;
};
