import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kept, keptSchema } from './kept.ts'
import type { World } from './world.ts'

const STATE = 'chats.json'
const FILES = 'files'
/** Between two writings. */
const PAUSE_MS = 1000
/** What happens together is written together. */
const GATHER_MS = 50

export type Keeping = {
  /** Something may have changed. */
  note(): void
  /** Writes what is not written yet. */
  finish(): Promise<void>
}

/**
 * Keeps the world in a folder, so that the next process continues with it: reads it now, and writes it soon
 * after each change, at most once a second. Whatever is damaged there is set aside, and told to `warn`.
 */
export function keepIn(folder: string, world: World, warn: (text: string) => void): Keeping {
  const stateFile = join(folder, STATE)
  const filesFolder = join(folder, FILES)
  mkdirSync(filesFolder, { recursive: true })
  const onDisk = new Set(readdirSync(filesFolder))
  restore()
  let lastText = ''
  let lastAtMs = performance.now() - PAUSE_MS
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  function restore(): void {
    let text: string
    try {
      text = readFileSync(stateFile, 'utf8')
    } catch (error) {
      if (isMissing(error)) return
      throw error
    }
    try {
      restoreWorld(world, keptSchema.parse(JSON.parse(text)), (fileId) =>
        onDisk.has(fileId) ? new Uint8Array(readFileSync(join(filesFolder, fileId))) : null,
      )
    } catch {
      const aside = `${stateFile}.damaged-${world.clock().getTime()}`
      renameSync(stateFile, aside)
      warn(
        `The chats in ${stateFile} cannot be read. They are now in ${aside}; all chats are empty.`,
      )
    }
  }

  /** Bytes first, so that no chat names a file that is not there. */
  async function write(): Promise<void> {
    lastAtMs = performance.now()
    const files = world.files.all()
    for (const { fileId, bytes } of files) {
      if (onDisk.has(fileId)) continue
      await writeWhole(join(filesFolder, fileId), bytes)
      onDisk.add(fileId)
    }
    const text = JSON.stringify(dumpWorld(world))
    if (text === lastText) return
    await writeWhole(stateFile, text)
    lastText = text
    const known = new Set(files.map(({ fileId }) => fileId))
    for (const name of await readdir(filesFolder)) {
      if (known.has(name)) continue
      await rm(join(filesFolder, name), { force: true })
      onDisk.delete(name)
    }
  }

  function start(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(write).catch((error: unknown) => {
      warn(
        `The chats cannot be written to ${folder}: ${error instanceof Error ? error.message : error}`,
      )
    })
    return writing
  }

  return {
    note() {
      if (timer) return
      timer = setTimeout(start, Math.max(GATHER_MS, lastAtMs + PAUSE_MS - performance.now()))
    },
    finish: () => (timer ? start() : writing),
  }
}

function dumpWorld({ state, updates, webhook, stars, commands, files }: World): Kept {
  return {
    version: 1,
    state: state.keep(),
    updates: updates.keep(),
    webhook: webhook.keep(),
    stars: stars.keep(),
    commands: commands.keep(),
    files: files.all().map(({ bytes: _, ...file }) => file),
  }
}

function restoreWorld(
  { state, updates, webhook, stars, commands, files }: World,
  kept: Kept,
  bytesOf: (fileId: string) => Uint8Array<ArrayBuffer> | null,
): void {
  for (const file of kept.files) {
    const bytes = bytesOf(file.fileId)
    if (bytes) files.restore({ ...file, bytes })
  }
  state.restore(kept.state)
  updates.restore(kept.updates)
  stars.restore(kept.stars)
  commands.restore(kept.commands)
  if (kept.webhook) webhook.set(kept.webhook)
}

/** Whoever reads it finds the old content or the new one, never a part. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, content, { flush: true })
  await rename(`${path}.new`, path)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
