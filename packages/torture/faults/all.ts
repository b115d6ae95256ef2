import { backup, restore } from './backup.ts'
import { clock } from './clock.ts'
import { diskFull, failingFsync, failingWrite, readOnly } from './disk.ts'
import type { Fault } from './fault.ts'
import { deletedFile, fileLock } from './file.ts'
import * as network from './network.ts'
import { freeze, kill, killCommand, restart } from './processes.ts'
import { postgresRestart, redisRestart } from './servers.ts'

export const FAULTS: readonly Fault[] = [
  ...[kill, killCommand, freeze, restart],
  ...[diskFull, failingFsync, failingWrite, readOnly],
  ...[fileLock, deletedFile, backup, restore, clock],
  ...Object.values(network),
  ...[postgresRestart, redisRestart],
]
