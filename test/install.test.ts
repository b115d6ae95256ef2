import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test('installing runs nothing that a package brings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gamewallet-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await copyFile(join(import.meta.dirname, '../.npmrc'), join(folder, '.npmrc'))
  const write = (name: string, value: object) =>
    writeFile(join(folder, name, 'package.json'), JSON.stringify(value))
  await mkdir(join(folder, 'curious'))
  const scripts = { preinstall: 'echo > ran', install: 'echo > ran', postinstall: 'echo > ran' }
  await write('curious', { name: 'curious', version: '1.0.0', scripts })
  await write('', { private: true, dependencies: { curious: 'file:curious' } })
  const options = ['--offline', '--no-audit', '--no-fund', '--foreground-scripts']
  await promisify(execFile)('npm', ['install', ...options], { cwd: folder })
  expect(await readdir(join(folder, 'curious'))).toEqual(['package.json'])
})
