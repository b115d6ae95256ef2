/** How many updates are handled in parallel. Urgent ones have their own slots. */
const SLOTS = { urgent: 20, ordinary: 100 }
/** Slots for ordinary updates while Telegram has more updates, because those may be urgent. */
const SLOTS_WHILE_BEHIND = 5

type Kind = keyof typeof SLOTS
type Lane = { name: string; kind: Kind; queue: number[] }

export type SchedulerDeps = {
  /**
   * Handles an update. Must not reject.
   * @returns null if it has ended, else how long its lane waits before the retry, in ms
   */
  handle(updateId: number): Promise<number | null>
  isUrgent(lane: string): boolean
  /** The lane that must be empty before the next update of this one starts. */
  laneBefore(lane: string): string
  /** Waits, at most until the dispatcher closes. */
  pause(ms: number): Promise<void>
}

/**
 * Schedules lanes round-robin, urgent ones first. Updates of one lane are handled in order, one at a time. A
 * lane that waits for a retry takes no slot.
 */
export function createScheduler(deps: SchedulerDeps) {
  const lanes = new Map<string, Lane>()
  /** Lanes with an update to handle, in the order in which they are served. */
  const ready: Record<Kind, Lane[]> = { urgent: [], ordinary: [] }
  const used = { urgent: 0, ordinary: 0 }
  const running = new Map<Lane, Promise<void>>()
  const known = new Set<number>()
  let isOpen = false
  let isBehind = false

  function hasSlot(kind: Kind): boolean {
    const slots = isBehind && kind === 'ordinary' ? SLOTS_WHILE_BEHIND : SLOTS[kind]
    return used[kind] < slots
  }

  function run(): void {
    for (const kind of ['urgent', 'ordinary'] as const)
      while (hasSlot(kind)) {
        const lane = nextLane(ready[kind])
        if (!lane) break
        used[kind]++
        running.set(lane, runOne(lane))
      }
  }

  function nextLane(queue: Lane[]): Lane | undefined {
    const index = queue.findIndex(({ name }) => !lanes.has(deps.laneBefore(name)))
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  async function runOne(lane: Lane): Promise<void> {
    const [updateId] = lane.queue
    const againMs = updateId === undefined ? null : await deps.handle(updateId)
    used[lane.kind]--
    if (againMs === null) forget(lane.queue.splice(0, 1))
    else {
      run()
      await deps.pause(againMs)
    }
    running.delete(lane)
    if (!isOpen) forget(lane.queue.splice(0))
    if (lane.queue.length > 0) ready[lane.kind].push(lane)
    else lanes.delete(lane.name)
    run()
  }

  function forget(updateIds: number[]): void {
    for (const updateId of updateIds) known.delete(updateId)
  }

  return {
    /** Adds an update to the end of its lane, unless it is there already. */
    add(updateId: number, name: string): void {
      if (!isOpen || known.has(updateId)) return
      known.add(updateId)
      const present = lanes.get(name)
      if (present) return void present.queue.push(updateId)
      const kind = deps.isUrgent(name) ? 'urgent' : 'ordinary'
      const lane: Lane = { name, kind, queue: [updateId] }
      lanes.set(name, lane)
      ready[kind].push(lane)
    },
    /** Starts updates while there are free slots. */
    run,
    /** Whether Telegram has more updates: handling must not delay fetching them. */
    set behind(is: boolean) {
      isBehind = is
    },
    open(): void {
      isOpen = true
    },
    /** Starts nothing more, and forgets what waits. */
    close(): void {
      isOpen = false
      for (const kind of ['urgent', 'ordinary'] as const)
        for (const lane of ready[kind].splice(0)) {
          forget(lane.queue)
          lanes.delete(lane.name)
        }
      for (const { queue } of running.keys()) forget(queue.splice(1))
    },
    /** How many wait or are being handled. */
    get size(): number {
      return known.size
    },
    /** Resolves when nothing waits. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
