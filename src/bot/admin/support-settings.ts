import { changeSettingsBy, readSettings } from '../../domain/service/settings.ts'
import { contactMeant } from '../../domain/service/support.ts'
import { isOneOf, takeText } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { button, type Screen, send, show } from '../screen.ts'
import { supportSettingsView } from '../views/holder/support.ts'

const NAMES = ['support', 'terms'] as const
type Name = (typeof NAMES)[number]

export const supportSettings: Feature = {
  right: 'settings',
  commands: {
    contact: async (ctx) => send(ctx, await supportScreen(ctx)),
  },
  buttons: {
    'a.support': async (ctx) => show(ctx, await supportScreen(ctx)),
    'a.support-set': askFor,
    'a.support-remove': async (ctx, [name = '']) => {
      if (!isOneOf(NAMES, name)) return ctx.say(ctx.texts.common.oldButton, 'alert')
      await change(ctx, name, '')
      await show(ctx, await supportScreen(ctx))
    },
  },
  decides: {
    'a.support-remove': 'a.support',
  },
  questions: {
    'a.support': (ctx, [name = '']) =>
      takeText(ctx, async (text) => {
        if (!isOneOf(NAMES, name)) return ctx.say(ctx.texts.common.oldButton)
        await change(ctx, name, name === 'support' ? contactMeant(text) : text)
        await send(ctx, await supportScreen(ctx))
      }),
  },
}

async function supportScreen({ texts, deps }: BotContext): Promise<Screen> {
  const { support, common } = texts
  const settings = await readSettings(deps.store.read)
  return {
    text: supportSettingsView(texts, settings),
    buttons: [
      ...NAMES.map((name) => [
        button(support.change[name], 'a.support-set', name),
        ...(settings[name] === '' ? [] : [button(support.remove[name], 'a.support-remove', name)]),
      ]),
      [button(common.back, 'a.switches'), button(common.refresh, 'a.support')],
    ],
  }
}

async function askFor(ctx: BotContext, [name = '']: string[]): Promise<void> {
  const { common, support } = ctx.texts
  if (!isOneOf(NAMES, name)) return ctx.say(common.oldButton, 'alert')
  await show(ctx, { text: support.ask[name], buttons: [[button(common.cancel, 'a.support')]] })
  ctx.ask('a.support', name)
}

/** @throws DomainError INVALID_SETTING */
async function change(ctx: BotContext, name: Name, value: string): Promise<void> {
  await ctx.act((tx) => changeSettingsBy(tx, { [name]: value }, ctx.adminActor, ctx.now))
  ctx.say(ctx.texts.support[value === '' ? 'removed' : 'changed'][name])
}
