import { BlockList } from 'node:net'
import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { flag, integer, type Methods, read, text } from '../params.ts'
import type { World } from '../world.ts'
import { allowedUpdates } from './polling.ts'

const MAX_SECRET = 256
const MAX_CONNECTIONS = 100
const PORTS: ReadonlySet<string> = new Set(['', '80', '88', '443', '8443'])

/** Hosts that Telegram's servers cannot reach. */
const RESERVED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(network, prefix)

const setWebhook = z.object({
  url: text('invalid webhook URL specified').default(''),
  secret_token: text('secret token must be a text').default(''),
  max_connections: integer('max_connections must be a number').default(40),
  drop_pending_updates: flag.optional(),
  allowed_updates: allowedUpdates,
})
const deleteWebhook = z.object({ drop_pending_updates: flag.optional() })

export function webhookMethods(world: World): Methods {
  const { updates, webhook } = world

  return {
    setWebhook(call) {
      const given = read(setWebhook, call)
      if (given.secret_token.length > MAX_SECRET) throw badRequest('secret token is too long')
      if (!/^[\w-]*$/.test(given.secret_token))
        throw badRequest('secret token contains unallowed characters')
      const url = given.url.trim()
      if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
        throw badRequest('invalid webhook URL specified')
      if (url !== '' && !world.takesAnyWebhook) checkPublic(new URL(url))
      if (given.drop_pending_updates) updates.drop()
      if (given.allowed_updates) updates.allow(given.allowed_updates)
      if (url === '') {
        webhook.delete()
      } else {
        updates.endPoll('terminated by setWebhook request')
        const maxConnections = Math.min(Math.max(given.max_connections, 1), MAX_CONNECTIONS)
        webhook.set({ url, secret: given.secret_token, maxConnections })
      }
      return true
    },

    deleteWebhook(call) {
      if (read(deleteWebhook, call).drop_pending_updates) updates.drop()
      webhook.delete()
      return true
    },

    getWebhookInfo: () => webhook.info(),
  }
}

/** Accepts the addresses to which api.telegram.org posts. A Bot API server with --local posts anywhere. @throws TelegramError */
function checkPublic({ protocol, port, hostname }: URL): void {
  if (protocol !== 'https:')
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook')
  if (!PORTS.has(port))
    throw badRequest('bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443')
  const address = hostname === 'localhost' ? '127.0.0.1' : hostname
  if (RESERVED.check(address)) throw badRequest(`bad webhook: IP address ${address} is reserved`)
}
