// Locks that die with the process that holds them, on either engine.
import { existsSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startNode } from '../helpers/process.ts'
import { onPostgres, openTestStore, testDatabase, testFolder } from '../helpers/store.ts'

/** Two processes' stores on one database. */
async function twoStores() {
  const url = await testDatabase()
  return { url, one: await openTestStore(url), other: await openTestStore(url) }
}

/** A process that takes a lock and keeps it. */
async function startHolder(url: string, name: string) {
  const code = `import { openStore } from './src/db/open.ts'
    const store = await openStore(process.env.DATABASE_URL)
    console.log(await store.lock('${name}') ? 'has it' : 'has it not')
    setInterval(() => {}, 1000)`
  const running = startNode(['--input-type=module', '-e', code], { DATABASE_URL: url })
  await running.says(/has it\n/)
  return running
}

describe('a lock', () => {
  test('is one store’s until it is released, whoever asks', async () => {
    const { one, other } = await twoStores()
    const held = await one.lock('work')
    expect(await one.lock('work')).toBeNull()
    expect(await other.lock('work')).toBeNull()
    expect(await other.lock('work', { shared: true })).toBeNull()
    const another = await other.lock('other work')
    expect(another?.lost.aborted).toBe(false)
    await held?.release()
    await held?.release()
    const next = await other.lock('work')
    expect(next).not.toBeNull()
    expect(await one.lock('work')).toBeNull()
    expect(held?.lost.aborted).toBe(false)
  })

  test('is shared by all who ask for a share, and by nobody else', async () => {
    const { url, one, other } = await twoStores()
    const shares = [
      await one.lock('work', { shared: true }),
      await other.lock('work', { shared: true }),
    ]
    const third = await openTestStore(url)
    for (const share of shares) {
      expect(share).not.toBeNull()
      expect(await third.lock('work')).toBeNull()
      await share?.release()
    }
    expect(await third.lock('work')).not.toBeNull()
  })

  test('is free when its store is closed, which says so', async () => {
    const { one, other } = await twoStores()
    const held = await one.lock('work')
    await one.close()
    expect(held?.lost.aborted).toBe(true)
    expect(await other.lock('work')).not.toBeNull()
    await held?.release()
    expect(await other.lock('work')).toBeNull()
  })

  test('is free the moment its process is killed', async () => {
    const { url, one } = await twoStores()
    const holder = await startHolder(url, 'work')
    expect(await one.lock('work')).toBeNull()
    await holder.end('SIGKILL')
    await expect.poll(() => one.lock('work')).not.toBeNull()
  })

  test('is had by one of many that ask at once, again and again', async () => {
    const { url } = await twoStores()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openTestStore(url)))
    for (let round = 0; round < 20; round++) {
      const asked = await Promise.all(stores.map((store) => store.lock('work')))
      const had = asked.filter((lock) => lock !== null)
      expect(had).toHaveLength(1)
      await had[0]?.release()
    }
  })
})

// The other engine has nothing of the kind.
if (!onPostgres)
  describe('a lock of a file', () => {
    test('is the same by whatever path the file is opened', async () => {
      const { url, one } = await twoStores()
      const link = join(testFolder(), 'link.db')
      symlinkSync(url, link)
      const other = await openTestStore(link)
      await one.lock('work')
      expect(await other.lock('work')).toBeNull()
      expect(existsSync(`${link}.locks`)).toBe(false)
    })

    test('is kept in a folder of the owner’s own, which is empty when nobody holds any', async () => {
      const { url, one, other } = await twoStores()
      expect(readdirSync(dirname(url)).filter((name) => name.endsWith('.locks'))).toEqual([])
      const held = await one.lock('instance:7/../..')
      expect(readdirSync(`${url}.locks`)).toEqual(['instance-7------'])
      expect(statSync(`${url}.locks`).mode & 0o777).toBe(0o700)
      expect(await other.lock('instance:7/../..')).toBeNull()
      await held?.release()
      expect(readdirSync(`${url}.locks`)).toEqual([])
    })

    test('is lost to who holds it when its file is removed, and a new one is left to who has it', async () => {
      const { url, one, other } = await twoStores()
      const held = await one.lock('work')
      rmSync(`${url}.locks`, { recursive: true })
      const next = await other.lock('work')
      expect(next?.lost.aborted).toBe(false)
      one.requireFile()
      expect(held?.lost.aborted).toBe(true)
      expect(held?.lost.reason.message).toContain('was removed')
      await held?.release()
      expect(await one.lock('work')).toBeNull()
      expect(next?.lost.aborted).toBe(false)
    })

    test('is released without the file that another has made in its place', async () => {
      const { url, one, other } = await twoStores()
      const held = await one.lock('work')
      rmSync(`${url}.locks`, { recursive: true })
      const next = await other.lock('work')
      await held?.release()
      expect(await one.lock('work')).toBeNull()
      await next?.release()
      expect(await one.lock('work')).not.toBeNull()
    })
  })
