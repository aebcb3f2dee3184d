import { repositoryContracts } from '@ykd/application/testing';
import { freshPostgres } from '../support/fresh-databases.js';

repositoryContracts('PostgreSQL', freshPostgres());
