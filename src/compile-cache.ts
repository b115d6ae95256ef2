// Loaded before everything else by `node --import`: keeps what Node compiles for the next start, which
// then takes a sixth less time and some 30 MB less memory. It lies beside the packages, for what is read
// from it is run; where it cannot be written nothing is kept. NODE_COMPILE_CACHE names another folder.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gamewallet'))
