import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { integer, type Methods, read, text } from '../params.ts'
import type { World } from '../world.ts'
import { allowedUpdates } from './polling.ts'

const MAX_SECRET = 256
const MAX_CONNECTIONS = 100

const setWebhook = z.object({
  url: text('invalid webhook URL specified').default(''),
  secret_token: text('secret token must be a text').default(''),
  max_connections: integer('max_connections must be a number').default(40),
  allowed_updates: allowedUpdates,
})

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

    deleteWebhook() {
      webhook.delete()
      return true
    },

    getWebhookInfo: () => webhook.info(),
  }
}
