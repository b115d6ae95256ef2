// Run by power-cuts.ts in namespaces of its own: node inside.ts PLAN. Sends lines, and then how it ended.
import { reasonOf } from '../doors/http.ts'
import { createShelf } from './disk.ts'
import type { Message } from './power-cuts.ts'
import { type Plan, playRounds } from './rounds.ts'

// With the parent gone nobody wants the answer. Here this process is the first one: the kernel ends the others
// with it, and then unmounts.
process.once('disconnect', () => process.exit(1))
const send = (message: Message) => process.send?.(message)

const plan = JSON.parse(process.argv[2] ?? '') as Plan
const shelf = await createShelf(plan.folder).catch((error: unknown) => {
  send({ skipped: `no loop device with XFS can be mounted: ${reasonOf(error)}` })
  return null
})
if (shelf) send({ outcome: await playRounds(shelf, plan, (line) => send({ line })) })
process.disconnect()
