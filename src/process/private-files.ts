// Entry files import this first. Only this process's user may read the files that it writes: the database, its
// backups and others contain codes and balances.
process.umask(0o077)
