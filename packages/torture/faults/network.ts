import type { Random } from '../random.ts'
import type { Trouble } from '../world/http-proxy.ts'
import type { TcpProxy } from '../world/tcp-proxy.ts'
import type { World } from '../world/world.ts'
import { comesBack, type Fault, lasts, onlyPostgres } from './fault.ts'

const TROUBLE_MS = { min: 1000, max: 8000 }
const SHARES = [0.2, 0.5, 1]
const KINDS: readonly Trouble[] = ['cut-before', 'cut-after', 'late', 'twice', 'half', 'html']

/** What is asked of suppliers is cut, late, doubled or answered with something else. */
export const supplierTrouble = whileTrue('supplier-trouble', (world, random) => {
  const name = random.pick(['north', 'south'] as const)
  const [share, kinds] = [random.pick(SHARES), someOf(KINDS, random)]
  const proxy = world.proxies[name]
  return {
    detail: `${name}: ${kinds.join(', ')} for ${share * 100} %`,
    begin: () => proxy.trouble(share, kinds),
    end: () => proxy.trouble(0),
  }
})

/** What is asked of Telegram is. */
export const telegramTrouble = whileTrue('telegram-trouble', ({ proxies }, random) => {
  const [share, kinds] = [random.pick(SHARES), someOf(KINDS, random)]
  return {
    detail: `${kinds.join(', ')} for ${share * 100} %`,
    begin: () => proxies.telegram.trouble(share, kinds),
    end: () => proxies.telegram.trouble(0),
  }
})

/** A supplier answers with nonsense. */
export const supplierLies = whileTrue('supplier-lies', ({ suppliers }, random) => {
  const name = random.pick(['north', 'south'] as const)
  const share = random.pick(SHARES)
  return {
    detail: `${name}: ${share * 100} %`,
    begin: () => suppliers[name].lie(share),
    end: () => suppliers[name].lie(0),
  }
})

/** Webhooks are not taken. */
export const receiverTrouble = whileTrue('receiver-trouble', ({ receiver }, random) => {
  const share = random.pick(SHARES)
  return {
    detail: `${share * 100} %`,
    begin: () => receiver.trouble(share),
    end: () => receiver.trouble(0),
  }
})

const TRUNCATED = [0.02, 0.2]
const DELAYS_MS = { min: 20, max: 1500 }

/** All connections end, sometimes again and again. */
const cut = (proxy: TcpProxy, random: Random) => {
  if (random.chance(0.5)) return { detail: 'once', begin: () => proxy.cut(), end: () => undefined }
  const everyMs = random.whole(50, 1000)
  let timer: NodeJS.Timeout | undefined
  return {
    detail: `every ${everyMs} ms`,
    begin: () => {
      timer = setInterval(() => proxy.cut(), everyMs)
    },
    end: () => clearInterval(timer),
  }
}

const delay = (proxy: TcpProxy, random: Random) => {
  const ms = random.whole(DELAYS_MS.min, DELAYS_MS.max)
  return { detail: `${ms} ms`, begin: () => proxy.delay(ms), end: () => proxy.delay(0) }
}

const truncate = (proxy: TcpProxy, random: Random) => {
  const share = random.pick(TRUNCATED)
  return {
    detail: `${share * 100} % of the chunks`,
    begin: () => proxy.truncate(share),
    end: () => proxy.truncate(0),
  }
}

/** Nobody listens there any more: open connections end, and there are no new ones. */
const refuse = (proxy: TcpProxy) => ({
  detail: 'all',
  begin: () => {
    proxy.refuse(true)
    proxy.cut()
  },
  end: () => proxy.refuse(false),
})

export const postgresCut = before('postgres', 'cut', cut)
export const postgresDelay = before('postgres', 'delay', delay)
export const postgresTruncate = before('postgres', 'truncate', truncate)
export const postgresRefuse = before('postgres', 'refuse', refuse)
export const redisCut = before('redis', 'cut', cut)
export const redisDelay = before('redis', 'delay', delay)
export const redisRefuse = before('redis', 'refuse', refuse)

function before(
  server: 'postgres' | 'redis',
  what: string,
  act: (proxy: TcpProxy, random: Random) => Act,
): Fault {
  const choose = ({ database }: World, random: Random) => {
    const { proxy } = database[server] ?? {}
    if (proxy === undefined) throw new Error(`There is no ${server} here.`)
    return act(proxy, random)
  }
  return { ...whileTrue(`${server}-${what}`, choose), missing: onlyPostgres }
}

type Act = { detail: string; begin(): void; end(): void }

function whileTrue(name: string, choose: (world: World, random: Random) => Act): Fault {
  return {
    name,
    weight: 1,
    missing: () => null,
    async inject(world, random, over) {
      const { detail, begin, end } = choose(world, random)
      const done = world.history.incident(name, detail)
      try {
        begin()
        await lasts(random, TROUBLE_MS, over)
      } finally {
        end()
        done()
      }
      await comesBack(world, name)
    },
  }
}

function someOf<Item>(list: readonly Item[], random: Random): Item[] {
  return random.shuffled(list).slice(0, random.whole(1, list.length))
}
