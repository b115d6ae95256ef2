import { setRouting } from '../../domain/catalog/routing-change.ts'
import { lineBySlug } from '../../domain/catalog/view.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, show } from '../screen.ts'
import { routingView } from '../views/admin/routing.ts'

/** Those that need nothing else. */
const OFFERED = ['listed', 'cheapest', 'healthy'] as const

/** How the supplier of a line's orders is chosen. */
export const routing: Feature = {
  right: 'catalog',
  buttons: {
    'a.routing': async (ctx, [slug = '']) => show(ctx, await routingScreen(ctx, slug)),
    // The longest slug and a token leave no room for the word.
    'a.route': async (ctx, [slug = '', at = '']) => {
      const by = OFFERED.find((_, i) => String(i) === at)
      if (by === undefined) return ctx.say(ctx.texts.common.oldButton, 'alert')
      await choose(ctx, slug, by)
      await show(ctx, await routingScreen(ctx, slug))
    },
  },
  decides: {
    'a.route': 'a.routing',
  },
}

/** A supplier that is on trial stays so. */
async function choose(ctx: BotContext, slug: string, by: (typeof OFFERED)[number]): Promise<void> {
  const { words, isSet } = ctx.texts.service.routing
  await ctx.act(async (tx) => {
    const { routing } = await lineBySlug(tx, slug)
    if ((routing?.by ?? 'listed') === by) return
    const chosen = routing?.canary ? { by, canary: routing.canary } : { by }
    const wanted = by === 'listed' && !routing?.canary ? null : chosen
    await setRouting(tx, { slug }, { routing: wanted, actor: ctx.adminActor }, ctx.now)
  })
  ctx.say(isSet(words.by[by]))
}

async function routingScreen(ctx: BotContext, slug: string): Promise<Screen> {
  const { words, back } = ctx.texts.service.routing
  const line = await lineBySlug(ctx.deps.store.read, slug)
  const now = line.routing?.by ?? 'listed'
  return {
    text: routingView(ctx.texts, line),
    buttons: [
      ...OFFERED.filter((by) => by !== now).map((by) => [
        button(words.by[by], 'a.route', slug, OFFERED.indexOf(by)),
      ]),
      [button(back, 'a.line', slug, 0)],
    ],
  }
}
