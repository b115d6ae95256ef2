import { apiReadiness } from '../../domain/access/readiness.ts'
import { setApiEnabled } from '../../domain/accounts/standing.ts'
import type { BotContext, Feature } from '../context.ts'
import { bold, lines } from '../html.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { apiView } from '../views/holder/api.ts'

export const api: Feature = {
  reads: ['api'],
  commands: {
    api: async (ctx) => send(ctx, await apiScreen(ctx)),
  },
  buttons: {
    api: async (ctx) => show(ctx, await apiScreen(ctx)),
    'api-on': (ctx) => turn(ctx, true),
    'api-off': (ctx) =>
      show(ctx, {
        text: lines(bold(ctx.texts.api.askOff), '', ctx.texts.api.whatOffMeans),
        buttons: [
          [button(ctx.texts.api.turnOff, 'api-off-now'), button(ctx.texts.common.cancel, 'api')],
        ],
      }),
    'api-off-now': (ctx) => turn(ctx, false),
  },
  decides: {
    'api-on': 'api',
    'api-off-now': 'api-off',
  },
}

/** Shows the state of API access and the reasons why calls would be refused. */
export async function apiScreen(ctx: BotContext): Promise<Screen> {
  const { account, texts, deps, now } = ctx
  const { api, common } = texts
  const readiness = await apiReadiness(deps.store.read, account, now)
  const { key } = readiness
  return {
    text: apiView(texts, account, readiness, { apiUrl: deps.apiUrl(), now }),
    buttons: [
      [
        account.apiEnabled ? button(api.turnOff, 'api-off') : button(api.turnOn, 'api-on'),
        key ? button(api.rotateKey, 'key', key.id) : button(api.createKey, 'key-new', 0, 0),
      ],
      [button(texts.keys.open, 'keys'), button(texts.testKeys.open, 'test-keys')],
      [button(api.addresses, 'ips'), button(texts.addressGuard.open, 'guard')],
      [button(texts.webhooks.open, 'hooks', 'live'), button(api.tryIt, 'first-call')],
      [button(common.home, 'home'), button(common.refresh, 'api')],
    ],
  }
}

async function turn(ctx: BotContext, on: boolean): Promise<void> {
  const { account, texts } = ctx
  if (account.apiEnabled !== on) {
    const { holderActor, now } = ctx
    ctx.account = await ctx.act((tx) => setApiEnabled(tx, account.id, on, holderActor, now))
  }
  ctx.say(on ? texts.api.turnedOn : texts.api.turnedOff)
  await show(ctx, await apiScreen(ctx))
}
