import { existsSync } from 'node:fs'

// Entry files import this first, before any module reads the environment. Variables that are set already
// take precedence over .env.
if (existsSync('.env')) process.loadEnvFile('.env')
