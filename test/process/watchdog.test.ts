// A service whose event loop hangs is ended by what watches it, and one that is alive is left alone.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownPort } from '../helpers/ports.ts'
import { runNode, startNode } from '../helpers/process.ts'
import { testFolder } from '../helpers/store.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIMIT_MS = 1500
const PATIENCE_MS = 120_000
const onLinux = test.skipIf(!existsSync('/proc/self/task/'))
/** Its event loop hangs from the signal on. */
const STANDS_STILL = `--import=data:text/javascript,process.on('SIGUSR2',()=>{for(;;);})`

function settings(port: number) {
  return {
    ...{ DATABASE_URL: join(testFolder(), 'gamewallet.db'), ROLES: 'api', PORT: String(port) },
    NODE_OPTIONS: STANDS_STILL,
  }
}

/** The service as the image starts it. */
async function inContainer() {
  const port = await ownPort()
  const file = join(testFolder(), 'log')
  const log = openSync(file, 'a')
  const said = () => readFileSync(file, 'utf8')
  const child = spawn('sh', ['deploy/container.sh'], {
    cwd: ROOT,
    env: { ...settings(port), PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    // As in a container, its output can be opened again.
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const parent = child.pid ?? 0
  const ended = once(child, 'close')
  const services = () =>
    readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
  onTestFinished(async () => {
    if (child.exitCode === null) for (const pid of services()) process.kill(pid, 'SIGKILL')
    await ended
  })
  await expect.poll(said, { timeout: PATIENCE_MS }).toContain('"msg":"started"')
  const check = () =>
    runNode(['deploy/health-check.mjs', String(LIMIT_MS), String(parent)], { PORT: String(port) })
  return { child, ended, services, check, said }
}

onLinux(
  'the image’s health check ends a service that hangs, and only then',
  async () => {
    const { services, check, ended, said } = await inContainer()
    expect(await check()).toMatchObject({ exitCode: 0 })
    expect(services()).toHaveLength(1)
    for (const pid of services()) process.kill(pid, 'SIGUSR2')
    expect(await check()).toMatchObject({ exitCode: 1 })
    expect(await ended).toEqual([137, null])
    expect(said()).toMatch(/The service hangs: no answer in 1.5 s\. It is ended/)
  },
  PATIENCE_MS,
)

onLinux(
  'the image passes a stop on, and its health check waits for one that is not there',
  async () => {
    const { child, check, ended, said } = await inContainer()
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(said()).toContain('"msg":"stopped"')
    expect(await check()).toMatchObject({
      exitCode: 1,
      stderr: expect.not.stringContaining('still'),
    })
  },
  PATIENCE_MS,
)

onLinux(
  'systemd hears of a service as long as its event loop turns',
  async () => {
    const folder = testFolder()
    const heard = join(folder, 'heard')
    writeFileSync(heard, '')
    writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >>${heard}\n`, {
      mode: 0o755,
    })
    const times = () => readFileSync(heard, 'utf8').split('\n').length - 1
    const service = startNode(['src/main.ts'], {
      ...settings(0),
      PATH: `${folder}:${process.env.PATH}`,
      NOTIFY_SOCKET: join(folder, 'socket'),
      WATCHDOG_USEC: '150000',
    })
    await service.says(/"msg":"started"/)
    await expect.poll(times).toBeGreaterThan(3)
    expect(readFileSync(heard, 'utf8')).toMatch(/^(--ready WATCHDOG=1\n)+$/)
    process.kill(service.pid, 'SIGUSR2')
    // What it began before arrives; then nothing does.
    execFileSync('sleep', ['1'])
    const last = times()
    execFileSync('sleep', ['1'])
    expect(times()).toBe(last)
  },
  PATIENCE_MS,
)
