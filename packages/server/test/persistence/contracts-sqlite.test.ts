import { repositoryContracts } from '@ykd/application/testing';
import { freshSqlite } from '../support/fresh-databases.js';

repositoryContracts('SQLite', freshSqlite());
