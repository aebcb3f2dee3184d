/** The embedded database's file in the data folder, and what SQLite keeps beside it. */
export const DATABASE_FILE = 'ykd.sqlite';
export const WAL_FILE = `${DATABASE_FILE}-wal`;

/** The secret that a server made which was given none. */
export const SESSION_SECRET_FILE = 'session-secret';

/** Says that the folder had a database, should that vanish. */
export const HAD_DATABASE_FILE = 'had-database';
