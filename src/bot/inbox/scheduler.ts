/** How many updates are handled side by side; urgent ones have places of their own. */
const PLACES = { urgent: 20, ordinary: 100 }
/** So many ordinary ones while there is more to fetch, which may be urgent. */
const PLACES_WHILE_BEHIND = 5

type Kind = keyof typeof PLACES
type Lane = { name: string; kind: Kind; queue: number[] }

export type SchedulerDeps = {
  /**
   * Handles an update. Resolves to null once it has ended, else to the milliseconds that its lane waits
   * before it is handled again. Must not reject.
   */
  handle(updateId: number): Promise<number | null>
  isUrgent(lane: string): boolean
  /** The lane that must be empty before another update of this one begins. */
  laneBefore(lane: string): string
  /** Waits, and no longer than until it is closed. */
  pause(ms: number): Promise<void>
}

/**
 * Gives the lanes fair turns. Updates of one lane are handled in order, one at a time; every lane has one
 * handled before any lane has its next; urgent lanes go ahead. A lane that waits for a retry takes no place.
 */
export function createScheduler(deps: SchedulerDeps) {
  const lanes = new Map<string, Lane>()
  /** The lanes whose turn will come, in its order. */
  const ready: Record<Kind, Lane[]> = { urgent: [], ordinary: [] }
  const taken = { urgent: 0, ordinary: 0 }
  const running = new Map<Lane, Promise<void>>()
  const known = new Set<number>()
  let isOpen = false
  let isBehind = false

  function hasPlace(kind: Kind): boolean {
    const places = isBehind && kind === 'ordinary' ? PLACES_WHILE_BEHIND : PLACES[kind]
    return taken[kind] < places
  }

  function begin(): void {
    for (const kind of ['urgent', 'ordinary'] as const)
      while (hasPlace(kind)) {
        const lane = nextLane(ready[kind])
        if (!lane) break
        taken[kind]++
        running.set(lane, run(lane))
      }
  }

  function nextLane(queue: Lane[]): Lane | undefined {
    const index = queue.findIndex(({ name }) => !lanes.has(deps.laneBefore(name)))
    return index < 0 ? undefined : queue.splice(index, 1)[0]
  }

  async function run(lane: Lane): Promise<void> {
    const [updateId] = lane.queue
    const againMs = updateId === undefined ? null : await deps.handle(updateId)
    taken[lane.kind]--
    if (againMs === null) forget(lane.queue.splice(0, 1))
    else {
      begin()
      await deps.pause(againMs)
    }
    running.delete(lane)
    if (!isOpen) forget(lane.queue.splice(0))
    if (lane.queue.length > 0) ready[lane.kind].push(lane)
    else lanes.delete(lane.name)
    begin()
  }

  function forget(updateIds: number[]): void {
    for (const updateId of updateIds) known.delete(updateId)
  }

  return {
    /** Adds an update to the end of its lane; nothing where it is there already. */
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
    /** Begins what was added, while there are places. */
    begin,
    /** Whether so much is to be fetched that handling must not hold it up. */
    set behind(is: boolean) {
      isBehind = is
    },
    open(): void {
      isOpen = true
    },
    /** Begins nothing more, and forgets what waits. */
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
