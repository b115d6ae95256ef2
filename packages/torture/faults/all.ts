import { clock } from './clock.ts'
import { failingFsync, failingWrite } from './disk.ts'
import type { Fault } from './fault.ts'
import { fileLock } from './file-lock.ts'
import * as network from './network.ts'
import { freeze, kill, killCommand, restart } from './processes.ts'
import { postgresRestart, redisRestart } from './servers.ts'

export const FAULTS: readonly Fault[] = [
  ...[kill, killCommand, freeze, restart],
  ...[failingFsync, failingWrite, fileLock, clock],
  ...Object.values(network),
  ...[postgresRestart, redisRestart],
]
