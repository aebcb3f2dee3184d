import { repositoryContracts } from '@ykd/application/testing';
import { freshSqliteDatabase } from '../support/both-databases.js';
import { freshSqlite } from '../support/fresh-databases.js';
import { statementBook } from '../support/statement-book.js';
import { statementsAreFast } from '../support/statements-are-fast.js';
import { statementsArePlannedOnce } from '../support/statements-are-planned-once.js';

const book = statementBook();
repositoryContracts('SQLite', freshSqlite(book.over));
statementsAreFast('SQLite', book, freshSqliteDatabase);
statementsArePlannedOnce(book);
