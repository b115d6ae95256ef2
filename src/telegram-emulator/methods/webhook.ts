import { z } from 'zod'
import { badRequest } from '../errors.ts'
import { flag, type Methods, read, text } from '../params.ts'
import type { World } from '../world.ts'
import { allowedUpdates } from './polling.ts'

const MAX_SECRET = 256

const setWebhook = z.object({
  url: text('invalid webhook URL specified').default(''),
  secret_token: text('secret token must be a text').default(''),
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
      if (given.drop_pending_updates) updates.drop()
      if (given.allowed_updates) updates.allow(given.allowed_updates)
      if (url === '') {
        webhook.delete()
      } else {
        updates.endPoll('terminated by setWebhook request')
        webhook.set({ url, secret: given.secret_token })
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
