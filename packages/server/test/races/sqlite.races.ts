import { raceContracts } from '@ykd/application/testing';
import { freshSqlite } from '../support/fresh-databases.js';
import { runs } from './runs.js';

raceContracts('SQLite', freshSqlite(), runs);
