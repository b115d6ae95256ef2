import { CLIENTS } from '../clients/all.ts'
import type { Client } from '../clients/client.ts'
import { FAULTS } from '../faults/all.ts'
import type { Fault } from '../faults/fault.ts'
import type { EngineName } from '../world/world.ts'

/** A short play that provokes some of the planted bugs. The clients, faults and checks are those of every run. */
export type Plan = { name: string; minutes: number } & (
  | { kind: 'history'; clients: readonly Client[]; faults: readonly Fault[] }
  | { kind: 'power' }
)

type Words = { minutes: number; clients: string; faults: string; mutants: readonly number[] }

/**
 * `clients`: `follower*10` for ten of them. `faults`: those that this engine cannot have are left out. `mutants`: the
 * numbers of their patches.
 */
const HISTORIES: Readonly<Record<string, Words>> = {
  orders: {
    minutes: 0.6,
    clients: 'buyer key-buyer racer replayer stranger tester follower',
    faults: '',
    mutants: [3, 4, 5, 9, 12, 13, 19, 22],
  },
  races: { minutes: 0.6, clients: 'capped*3 racer*8', faults: '', mutants: [6, 23] },
  access: {
    minutes: 1,
    clients: 'payer key-buyer hurrier guard',
    faults: '',
    mutants: [8, 10, 17],
  },
  webhooks: { minutes: 1, clients: 'hooked key-buyer', faults: '', mutants: [11] },
  suppliers: {
    minutes: 0.6,
    clients: 'buyer key-buyer looker follower',
    faults: 'supplier-trouble supplier-lies',
    mutants: [1, 16, 21],
  },
  admin: {
    minutes: 0.6,
    clients: 'buyer key-buyer canceller follower*10 reader',
    faults: '',
    mutants: [7, 14, 20],
  },
  claims: { minutes: 1, clients: 'claimer*5 decider*2 follower', faults: '', mutants: [26] },
  crashes: {
    minutes: 1,
    clients: 'buyer key-buyer racer',
    faults: 'kill failing-fsync failing-write postgres-cut postgres-restart',
    mutants: [15, 24],
  },
  chat: {
    minutes: 1,
    clients: 'payer transferrer shopper paster',
    faults: 'failing-fsync postgres-restart',
    mutants: [25],
  },
  notices: {
    minutes: 2,
    clients: 'payer treasurer*3 racer',
    faults: 'telegram-trouble',
    mutants: [18],
  },
}
const POWER = { name: 'power', minutes: 2, mutants: [2] }

/** The plan that provokes this planted bug. @throws Error if there is none. */
export function planFor(number: number, engine: EngineName): Plan {
  const { mutants, ...power } = POWER
  // A server of its own loses what it has not synced when it crashes.
  if (mutants.includes(number))
    return engine === 'sqlite' ? { kind: 'power', ...power } : historyPlan('crashes')
  const name = Object.keys(HISTORIES).find((one) => HISTORIES[one]?.mutants.includes(number))
  if (name === undefined) throw new Error(`mutants/plan.ts has no plan for the mutant ${number}.`)
  return historyPlan(name)
}

function historyPlan(name: string): Plan {
  const words = HISTORIES[name]
  if (words === undefined) throw new Error(`mutants/plan.ts has no plan "${name}".`)
  return {
    ...{ kind: 'history', name, minutes: words.minutes },
    clients: wordsOf(words.clients).map(clientOf),
    faults: wordsOf(words.faults).map((name) => named(FAULTS, name)),
  }
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

function clientOf(word: string): Client {
  const [name = '', count] = word.split('*')
  const client = named(CLIENTS, name)
  return count === undefined ? client : { ...client, count: Number(count) }
}

/** @throws Error where a name is of none. */
function named<Named extends { name: string }>(all: readonly Named[], name: string): Named {
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`mutants/plan.ts names "${name}", which is not there.`)
  return found
}
