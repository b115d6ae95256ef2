import { existsSync } from 'node:fs'

// Imported first by the entries of the real service, before any module looks at the environment. What
// is set already is left as it is.
if (existsSync('.env')) process.loadEnvFile('.env')
