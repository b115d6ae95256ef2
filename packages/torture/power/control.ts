import { execFile } from 'node:child_process'
import { cp, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../doors/cli.ts'

const run = promisify(execFile)
const PATCH = join(import.meta.dirname, 'no-fsync.patch')
/** What the service consists of when it runs. */
const PARTS = ['src', 'drizzle', 'suppliers', 'package.json']

/**
 * Makes a copy of the service that does not sync its commits, to show that this test can fail.
 * @param folder is created, and becomes the root of the copy. @throws if the patch does not fit any more.
 */
export async function copyWithoutSync(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // In a repository git would leave out what it does not know.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) }
  await run('git', ['apply', PATCH], { cwd: folder, env })
}
