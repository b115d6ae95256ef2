import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testFolder } from './store.ts'

const ROOT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs TypeScript's compiler. @throws with what it wrote, if anything is wrong */
export async function compile(...args: string[]): Promise<void> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, ...args]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout, { cause: error })
  })
}

/** A folder in which programs can import `@gamewallet/client`, built as for the registry. */
export async function folderWithClient(): Promise<string> {
  const folder = testFolder()
  const own = join(folder, 'node_modules/@gamewallet/client')
  mkdirSync(own, { recursive: true })
  await compile('-p', join(ROOT, 'packages/client'), '--outDir', join(own, 'dist'))
  cpSync(join(ROOT, 'packages/client/package.json'), join(own, 'package.json'))
  return folder
}
