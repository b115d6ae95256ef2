import { isTest } from '../../domain/catalog/catalog.ts'
import { linkOf, makeLink, revokeLink } from '../../domain/orders/order-links.ts'
import { ownOrder } from '../../domain/orders/orders.ts'
import { DomainError } from '../../domain/shared/errors.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { button, copyButton, type Screen, show } from '../kit/screen.ts'

/** A link by which the holder shows an order to the end customer. */
export const orderLink: Feature = {
  buttons: {
    link: (ctx, [id = '']) => linkScreen(ctx, id),
    'link-make': (ctx, [id = '']) => make(ctx, id),
    'link-revoke': (ctx, [id = '']) => confirmRevoke(ctx, id),
    'link-revoke-now': (ctx, [id = '']) => revoke(ctx, id),
  },
  decides: {
    'link-make': 'link',
    'link-revoke-now': 'link-revoke',
  },
}

async function linkScreen(ctx: BotContext, id: string): Promise<Screen> {
  const { t, read } = ctx
  await ownLiveOrder(ctx, id)
  const address = ctx.deps.apiUrl()
  const token = await linkOf(read, id)
  const url = address === null || token === null ? null : `${address}/o/${token}`
  return {
    text: lines(
      bold(t('order-link-title')),
      '',
      address === null ? t('order-link-no-address') : t('order-link-what'),
      ...(url === null ? [] : ['', t('order-link-link', { url: code(url) })]),
    ),
    buttons: [
      address !== null && token === null && [button(t('order-link-make'), 'link-make', id)],
      url !== null && [
        ...copyButton(t('order-link-copy'), url),
        // Telegram refuses buttons that lead to an address of this machine.
        url.startsWith('https://') && { text: t('order-link-open'), url },
      ],
      url !== null && [button(t('order-link-revoke'), 'link-revoke', id)],
      [button.back(t, 'order', id)],
    ],
  }
}

async function make(ctx: BotContext, id: string): Promise<void> {
  await ownLiveOrder(ctx, id)
  await ctx.act((tx) => makeLink(tx, ctx.account.id, id, ctx.now))
  await show(ctx, await linkScreen(ctx, id))
}

async function confirmRevoke(ctx: BotContext, id: string): Promise<void> {
  const { t } = ctx
  await ownLiveOrder(ctx, id)
  await show(ctx, {
    text: lines(bold(t('order-link-ask-revoke')), '', t('order-link-what-revoke-means')),
    buttons: [
      [button(t('order-link-revoke-now'), 'link-revoke-now', id), button.cancel(t, 'link', id)],
    ],
  })
}

async function revoke(ctx: BotContext, id: string): Promise<void> {
  await ctx.act((tx) => revokeLink(tx, ctx.account.id, id))
  ctx.say(ctx.t('order-link-revoked'))
  await show(ctx, await linkScreen(ctx, id))
}

/** @throws DomainError ORDER_NOT_FOUND; IS_TEST_ORDER, because nobody bought it */
async function ownLiveOrder({ account, read }: BotContext, id: string): Promise<void> {
  const order = await ownOrder(read, account.id, id)
  if (isTest(order)) throw new DomainError('IS_TEST_ORDER')
}
