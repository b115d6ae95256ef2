import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'

/** Set in the process that has its own mounts. */
const MARK = 'TORTURE_OWN_MOUNTS'
const UNSHARE = ['--mount', '--propagation', 'private', '--']

/** Whether file systems can be mounted that nobody else sees: root on Linux, with loop devices. */
export const hasOwnMounts = () => process.env[MARK] === '1'

/**
 * Runs this program again where its mounts are its own: they are gone with it, however it ends. Returns where it
 * has them already or cannot have them.
 */
export function enterOwnMounts(): void {
  if (hasOwnMounts() || process.platform !== 'linux') return
  const canMount = spawnSync('unshare', [...UNSHARE, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
  if (canMount.status !== 0) return
  const again = [...UNSHARE, process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  const child = spawnSync('unshare', again, {
    env: { ...process.env, [MARK]: '1' },
    stdio: 'inherit',
  })
  process.exit(child.status ?? 1)
}

/**
 * Mounts a disk of its own, an ext4 in a file. The loop device is freed with the mount.
 * @param image the file that becomes the disk. @param folder where it is mounted.
 */
export function mountDisk(image: string, folder: string, megabytes: number): void {
  writeFileSync(image, '')
  truncateSync(image, megabytes << 20)
  mkdirSync(folder, { recursive: true })
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop', image, folder])
}

/** Also while files on it are open. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder])
}
