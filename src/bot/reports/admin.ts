import { bold, lines } from '../../locales/html.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { askText } from '../kit/screen.ts'
import { lookUp } from './pasted.ts'

/** Looks something up by whatever is known of it; the same as sending it without a command. */
export const find: Feature = {
  right: 'accounts',
  commands: { find: (ctx, text) => (text === '' ? ask(ctx) : lookUp(ctx, text)) },
  answers: { 'a.find': (ctx, _, text) => lookUp(ctx, text) },
}

function ask(ctx: BotContext): Promise<undefined> {
  const text = lines(bold(ctx.t('admin-find-ask')), ctx.t('admin-find-what'))
  return askText(ctx, text, ['admin'], 'a.find')
}
