// Entry files import this first. Files that this process writes, such as the database and its backups, contain
// codes and balances: only its own user may read them.
process.umask(0o077)
