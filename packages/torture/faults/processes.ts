import { setTimeout as sleep } from 'node:timers/promises'
import { comesBack, type Fault, lasts, startAgain } from './fault.ts'

/** Ends a process as a crash does, at any moment. It is started again as systemd does it. */
export const kill: Fault = {
  name: 'kill',
  weight: 3,
  missing: () => null,
  async inject(world, random) {
    const { service, history } = world
    const instance = random.pick(service.instances)
    const done = history.incident('kill', instance.name)
    instance.signal('SIGKILL')
    // Sometimes once more, in the middle of its start.
    if (random.chance(0.3)) {
      await sleep(random.whole(250, 1500))
      instance.signal('SIGKILL')
    }
    await comesBack(world, 'kill')
    done()
  },
}

/** Kills a command of the operator in the middle of its work. */
export const killCommand: Fault = {
  name: 'kill-command',
  weight: 1,
  missing: () => null,
  async inject({ cli, history }, random) {
    const [pid] = random.shuffled(cli.pids())
    if (pid === undefined) return
    await sleep(random.whole(0, 800))
    if (!cli.pids().includes(pid)) return
    const done = history.incident('kill-command', String(pid))
    process.kill(pid, 'SIGKILL')
    done()
  },
}

/** Suspends a process, as a machine does that swaps or migrates. */
export const freeze: Fault = {
  name: 'freeze',
  weight: 2,
  missing: () => null,
  async inject(world, random, over) {
    const { service, history } = world
    const instance = random.pick(service.instances)
    const done = history.incident('freeze', instance.name)
    instance.signal('SIGSTOP')
    try {
      await lasts(random, { min: 200, max: random.chance(0.2) ? 6000 : 3000 }, over)
    } finally {
      instance.signal('SIGCONT')
      done()
    }
    await comesBack(world, 'freeze')
  },
}

/** Stops and starts a process in good order, as an update does. */
export const restart: Fault = {
  name: 'restart',
  weight: 1,
  missing: () => null,
  async inject(world, random) {
    const { service, history } = world
    const instance = random.pick(service.instances)
    const done = history.incident('restart', instance.name)
    await instance.stop()
    await startAgain(world)
    done()
  },
}
