// Imported first by the entries: the database, its backups and whatever else this process writes hold codes
// and what people own, and are for nobody but its user.
process.umask(0o077)
