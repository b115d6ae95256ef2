// Loaded before everything else by `node --import`: keeps what Node compiles for the next start, which
// then takes a sixth less time and some 30 MB less memory. It lies beside the packages, for what is read
// from it is run; where it cannot be written nothing is kept. NODE_COMPILE_CACHE names another folder.
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * Its package.json has 180 KB, which Node reads anew for each of its 140 files: half of a start. For our own
 * files to look for one takes an eighth of what is left.
 */
const DRIZZLE = '/node_modules/drizzle-orm/'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/gamewallet'))

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.')) return next(specifier, context)
    const isDrizzle = parentURL?.includes(DRIZZLE) && parentURL.endsWith('.js')
    const isOurs = specifier.endsWith('.ts')
    if (!isDrizzle && !isOurs) return next(specifier, context)
    const format = isOurs ? 'module-typescript' : 'module'
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
  },
})
