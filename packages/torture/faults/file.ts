import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import type { World } from '../world/world.ts'
import { comesBack, type Fault, lasts, onlySqlite, startAgain } from './fault.ts'

const TAKE_MS = 3000
const HELD_MS = { min: 200, max: 8000 }
/** The service refuses writes after ten seconds. */
const LONG_MS = { min: 11_000, max: 14_000 }

/** Another program holds the file: to write, or with a read that never ends. */
export const fileLock: Fault = {
  name: 'file-lock',
  weight: 1,
  missing: onlySqlite,
  async strike(world, random, over) {
    const { file } = world.database
    if (file === null) return
    const begin = random.pick(['BEGIN IMMEDIATE', 'BEGIN EXCLUSIVE', 'BEGIN'])
    const done = world.history.incident('file-lock', begin)
    const other = new SQLite(file, { timeout: 0, fileMustExist: true })
    try {
      await take(other, begin)
      await lasts(random, random.chance(0.2) ? LONG_MS : HELD_MS, over)
    } finally {
      // Its transaction is rolled back.
      other.close()
      done()
    }
    await comesBack(world, 'file-lock')
  },
}

/** Gives up quietly: others hold it, or the disk is full as well. Waits without blocking the harness. */
async function take(other: SQLite.Database, begin: string): Promise<void> {
  const giveUpAt = performance.now() + TAKE_MS
  while (performance.now() < giveUpAt) {
    try {
      if (!other.inTransaction) other.exec(begin)
      other.prepare('SELECT count(*) FROM sqlite_schema').get()
      return
    } catch (error) {
      if (!(error instanceof SQLite.SqliteError)) throw error
    }
    await sleep(5)
  }
}

const ENDS = ['', '-wal', '-shm']
/** A second to notice; the rest is to save everything, on a machine that is busy. */
const ENDS_WITHIN_MS = 20_000

/**
 * The file and those beside it are moved away under the running service. Every process must notice, save what it
 * has answered, and end. Then the operator puts back either what was saved, as the manual says, or what was moved.
 * Both have everything that was answered: a process writes on in the file that it has open until it notices, and
 * answers nothing that it cannot save.
 */
export const deletedFile: Fault = {
  name: 'deleted-file',
  weight: 1,
  alone: true,
  missing: onlySqlite,
  async strike(world, random) {
    const { database, service, history, cli } = world
    const { file, folder } = database
    if (file === null || folder === null) return
    // On the same disk: a copy would be another file.
    const aside = join(folder, 'aside')
    const takesSaved = random.chance(0.5)
    const done = history.incident('deleted-file', takesSaved ? 'saved one back' : 'moved one back')
    try {
      const before = service.exits.length
      mkdirSync(aside)
      move(folder, aside, file)
      await allEnd(world, before)
    } finally {
      await service.stop()
      // While no command runs, as the manual says: one that has the lost file open may take the log of the new one for its own.
      await cli.alone(async () => putBack(world, aside, takesSaved))
      await startAgain(world)
      done()
    }
  },
}

/** As an operator does it: what was saved beside the lost file, or the file itself. */
function putBack({ database, problems }: World, aside: string, takesSaved: boolean): void {
  const { file, folder } = database
  if (file === null || folder === null) return
  const saved = savedBeside(file)
  if (saved.length !== 1)
    problems.push({
      check: 'deleted-file',
      what: `A lost database is saved once beside it, and not ${saved.length} times.`,
      evidence: saved,
    })
  // Otherwise an empty one took its place.
  if (existsSync(file))
    problems.push({
      check: 'deleted-file',
      what: 'A new database took the place of one that was moved.',
      evidence: readdirSync(folder),
    })
  const [first] = saved
  for (const end of ENDS) rmSync(file + end, { force: true })
  if (takesSaved && first !== undefined) renameSync(join(folder, first), file)
  else move(aside, folder, file)
  for (const name of savedBeside(file)) rmSync(join(folder, name))
  rmSync(aside, { recursive: true })
}

function move(from: string, to: string, file: string): void {
  for (const end of ENDS) {
    const name = basename(file) + end
    if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name))
  }
}

/** Each process ends by itself. One that does not is a problem. @param before how many had ended so far. */
async function allEnd({ service, problems }: World, before: number): Promise<void> {
  const giveUpAt = performance.now() + ENDS_WITHIN_MS
  const firstEnds = () =>
    service.instances.map(({ name }) =>
      service.exits.slice(before).find(({ instance }) => instance === name),
    )
  while (firstEnds().includes(undefined) && performance.now() < giveUpAt) await sleep(100)
  for (const [i, exit] of firstEnds().entries())
    if (exit?.code !== 1)
      problems.push({
        check: 'deleted-file',
        what: `${service.instances[i]?.name} does not end with code 1 once its database is gone.`,
        evidence: [exit ?? 'It goes on.'],
      })
}

const savedBeside = (file: string) =>
  readdirSync(join(file, '..')).filter((name) => name.startsWith(`${basename(file)}.rescued-`))
