import { execFile } from 'node:child_process'
import { constants, copyFile, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Sparse files: what is not written takes no room. */
const SHELF_BYTES = 3 * 2 ** 30
const DISK_BYTES = 256 << 20

/**
 * Where disks are kept: an XFS file system, which can copy a file at one moment and at once. A disk is a file
 * there, with an ext4 of its own, mounted as a folder.
 */
export type Shelf = {
  /** Makes an empty disk. */
  format(name: string): Promise<void>
  /** Mounts it with the options that ext4 has by default: write barriers, and a journal commit each 5 s. */
  mount(name: string): Promise<Disk>
  /** Copies a disk that is not mounted, and shares what is the same. */
  copy(name: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  /** Writes a disk to a file elsewhere. */
  save(name: string, path: string): Promise<void>
}

export type Disk = {
  /** The root of its file system. */
  folder: string
  /**
   * Copies it as it is at one moment while it is in use, which is what it would hold after a power cut: what
   * nobody has synced is still in the page cache of its file system, and not on the disk. XFS holds writers
   * back until the copy shares all extents, so that no write is in it without those before it.
   */
  cut(to: string): Promise<void>
  unmount(): Promise<void>
}

/**
 * Must run in a mount namespace of its own: the mounts end with it, and with them the loop devices.
 * @throws if there are no loop devices, no XFS with reflinks, or no right to mount.
 */
export async function createShelf(folder: string): Promise<Shelf> {
  const image = join(folder, 'shelf.img')
  const shelf = join(folder, 'shelf')
  await mkdir(shelf, { recursive: true })
  await sparseFile(image, SHELF_BYTES)
  await run('mkfs.xfs', ['-q', '-m', 'reflink=1', image])
  await run('mount', ['-o', 'loop', image, shelf])
  // The loop device keeps it open. Without a name it is gone when the device ends, however that happens.
  await rm(image)
  const pathOf = (name: string) => join(shelf, `${name}.img`)
  const copy = (name: string, to: string) =>
    copyFile(pathOf(name), pathOf(to), constants.COPYFILE_FICLONE_FORCE)

  async function mount(name: string): Promise<Disk> {
    const mounted = join(folder, 'mounted', name)
    await mkdir(mounted, { recursive: true })
    await run('mount', ['-o', 'loop', pathOf(name), mounted])
    return {
      folder: mounted,
      cut: (to) => copy(name, to),
      async unmount() {
        await run('umount', [mounted])
      },
    }
  }

  return {
    mount,
    copy,
    async format(name) {
      await sparseFile(pathOf(name), DISK_BYTES)
      // Nothing is left to be written later, in the background.
      const options = ['-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0']
      await run('mkfs.ext4', [...options, pathOf(name)])
    },
    remove: (name) => rm(pathOf(name)),
    async save(name, path) {
      await run('cp', ['--sparse=always', pathOf(name), path])
    },
  }
}

async function sparseFile(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w')
  await file.truncate(bytes)
  await file.close()
}

/**
 * Shows that a cut keeps what was synced and forgets what was not; without that, the rest would prove nothing.
 * @throws if it does not.
 */
export async function proveCuts(shelf: Shelf): Promise<void> {
  await shelf.format('proof')
  const disk = await shelf.mount('proof')
  const synced = await open(join(disk.folder, 'file'), 'w')
  await synced.write('kept', 0)
  const flushesBefore = await flushesOf(disk)
  await synced.sync()
  const flushes = (await flushesOf(disk)) - flushesBefore
  await synced.write('lost', 0)
  await synced.close()
  await writeFile(join(disk.folder, 'other'), 'lost')
  await disk.cut('proof-cut')
  await disk.unmount()
  const cut = await shelf.mount('proof-cut')
  const kept = await readFile(join(cut.folder, 'file'), 'utf8')
  const other = await readFile(join(cut.folder, 'other'), 'utf8').catch(() => '')
  await cut.unmount()
  await Promise.all(['proof', 'proof-cut'].map(shelf.remove))
  if (flushes < 1) throw new Error('fsync does not reach the loop device as a flush.')
  if (kept !== 'kept') throw new Error(`A cut holds “${kept}”, where “kept” was synced.`)
  if (other !== '') throw new Error('A cut holds what nobody has synced.')
}

/** How many flushes its device was asked for. */
async function flushesOf(disk: Disk): Promise<number> {
  const mounts = (await readFile('/proc/self/mounts', 'utf8'))
    .split('\n')
    .map((row) => row.split(' '))
  const device = mounts.findLast(([, folder]) => folder === disk.folder)?.[0] ?? ''
  const figures = await readFile(`/sys/block/${device.replace('/dev/', '')}/stat`, 'utf8')
  // The 16th: see Documentation/block/stat.rst of Linux.
  return Number(figures.trim().split(/\s+/)[15])
}
