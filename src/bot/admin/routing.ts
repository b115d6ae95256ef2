import {
  ownWay,
  ROUTING_WAYS,
  type RoutingWay,
  setRouting,
  wayOf,
} from '../../domain/catalog/routing.ts'
import { lineBySlug } from '../../domain/catalog/view.ts'
import { bold, code, html, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen } from '../screen.ts'
import { routingField } from '../views/admin/lines.ts'

/** How the supplier of a line's orders is chosen. */
export const routing: Feature = {
  right: 'catalog',
  buttons: {
    'a.routing': (ctx, [slug = '']) => routingScreen(ctx, slug),
    // The longest slug and a token leave no room for the word.
    'a.route': async (ctx, [slug = '', at = '']) => {
      const by = ROUTING_WAYS.find((_, i) => String(i) === at)
      if (by === undefined) return ctx.say(ctx.t('common-old-button'), 'alert')
      await choose(ctx, slug, by)
      return routingScreen(ctx, slug)
    },
  },
  decides: {
    'a.route': 'a.routing',
  },
}

async function choose(ctx: BotContext, slug: string, by: RoutingWay): Promise<void> {
  await ctx.act(async (tx) => {
    if (((await ownWay(tx, { slug })) ?? 'listed') === by) return
    const way = by === 'listed' ? null : by
    await setRouting(tx, { slug }, { way, actor: ctx.adminActor }, ctx.now)
  })
  ctx.say(ctx.t('admin-routing-is-set', { how: ctx.t(`admin-routing-words-by-${by}`) }))
}

async function routingScreen(ctx: BotContext, slug: string): Promise<Screen> {
  const { t } = ctx
  const line = await lineBySlug(ctx.read, slug)
  const now = wayOf(line.routing) ?? 'listed'
  return {
    text: lines(
      html`${bold(t('admin-routing-title'))} (${code(line.slug)})`,
      t('admin-routing-about'),
      '',
      routingField(ctx.texts, line),
    ),
    buttons: [
      ...ROUTING_WAYS.filter((by) => by !== now).map((by) => [
        button(t(`admin-routing-words-by-${by}`), 'a.route', slug, ROUTING_WAYS.indexOf(by)),
      ]),
      [button(t('admin-routing-back'), 'a.line', slug, 0)],
    ],
  }
}
