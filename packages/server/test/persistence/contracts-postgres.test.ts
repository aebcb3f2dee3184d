import { repositoryContracts } from '@ykd/application/testing';
import { freshPostgresDatabase } from '../support/both-databases.js';
import { freshPostgres } from '../support/fresh-databases.js';
import { statementBook } from '../support/statement-book.js';
import { statementsAreFast } from '../support/statements-are-fast.js';

const book = statementBook();
repositoryContracts('PostgreSQL', freshPostgres(book.over));
statementsAreFast('PostgreSQL', book, freshPostgresDatabase);
