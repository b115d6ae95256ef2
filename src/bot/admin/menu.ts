import { pendingDepositCount } from '../../domain/deposit-view.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'

export const menu: Feature = {
  commands: {
    admin: async (ctx) => send(ctx, await menuScreen(ctx)),
  },
  buttons: {
    admin: async (ctx) => show(ctx, await menuScreen(ctx)),
  },
}

async function menuScreen({ texts, deps }: BotContext): Promise<Screen> {
  const { admin, common } = texts
  const pending = await pendingDepositCount(deps.store.read)
  return {
    text: admin.menu(pending),
    buttons: [
      [button(admin.accounts, 'a.accounts'), button(admin.deposits(pending), 'a.deposits')],
      [button(admin.orders, 'a.orders'), button(admin.catalog, 'a.catalog')],
      [button(admin.stock, 'a.stock'), button(admin.switches, 'a.switches')],
      [button(admin.stats, 'a.stats'), button(admin.log, 'a.log')],
      [button(admin.backup, 'a.backup')],
      [button(common.home, 'home'), button(common.refresh, 'admin')],
    ],
  }
}
