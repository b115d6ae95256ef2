import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { RunCommand } from '../doors/cli.ts'
import type { Call } from '../history.ts'
import type { World } from '../world/world.ts'
import { type Fault, onlySqlite, startAgain } from './fault.ts'

const execute = promisify(execFile)
const DUMP_MS = 120_000

/** A copy of the database is made while everything runs, and must be whole. */
export const backup: Fault = {
  name: 'backup',
  weight: 1,
  // What fails is then the backup itself.
  alone: true,
  missing: () => null,
  async strike(world) {
    const file = newFile(world, 'backup')
    const done = world.history.incident('backup', basename(file))
    try {
      if (world.engine === 'postgres') await dump(world, file)
      else if (await succeeds(world, world.cli.run, ['backup', file]))
        await succeeds(world, world.cli.run, ['audit', '--full'], file)
    } finally {
      rmSync(dirname(file), { recursive: true, force: true })
      done()
    }
  },
}

/**
 * Everything is stopped, copied, and restored from that copy. On PostgreSQL its own tools do that, from one database
 * into another: too slow here, and nothing of the service is in it.
 */
export const restore: Fault = {
  name: 'restore',
  weight: 1,
  alone: true,
  missing: onlySqlite,
  async strike(world) {
    const { service, problems, history, database, cli } = world
    const { folder, file: current } = database
    if (folder === null || current === null) return
    const file = newFile(world, 'restore')
    const done = history.incident('restore', basename(file))
    try {
      const codes = await service.stop()
      if (codes.some((code) => code !== null && code !== 0))
        problems.push({
          check: 'restore',
          what: 'A process that is stopped in good order ends with code 0.',
          evidence: codes,
        })
      // A command that changes something between the two is what a restore loses.
      await cli.alone(async (run) => {
        if (await succeeds(world, run, ['backup', file]))
          await succeeds(world, run, ['restore', file])
      })
    } finally {
      const kept = `${basename(current)}.before-restore-`
      for (const name of readdirSync(folder))
        if (name.startsWith(kept)) rmSync(join(folder, name), { force: true })
      rmSync(dirname(file), { recursive: true, force: true })
      await startAgain(world)
      done()
    }
  },
}

/** Not on the own disk of the database, which others fill. */
function newFile({ folder, history }: World, name: string): string {
  const place = join(folder, `${name}-${Math.round(history.nowMs())}`)
  mkdirSync(place)
  return join(place, 'gamewallet.db')
}

/** @param databaseUrl of another database than the service's. */
async function succeeds(
  { problems }: World,
  run: RunCommand,
  args: readonly string[],
  databaseUrl?: string,
): Promise<boolean> {
  const call: Call = await run(args, databaseUrl === undefined ? {} : { databaseUrl })
  if (call.status === 0) return true
  const what = `\`${args[0]}\` fails with ${call.status ?? call.error}.`
  problems.push({ check: 'backup', what, evidence: [call.body] })
  return false
}

async function dump({ database, problems }: World, file: string): Promise<void> {
  const url = database.directEnv.DATABASE_URL ?? ''
  try {
    await execute('pg_dump', ['--format=custom', `--file=${file}`, url], { timeout: DUMP_MS })
    await execute('pg_restore', ['--list', file], { timeout: DUMP_MS })
  } catch (error) {
    problems.push({ check: 'backup', what: 'pg_dump fails.', evidence: [String(error)] })
  }
}
