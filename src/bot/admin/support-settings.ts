import { SETTINGS } from '../../domain/settings/all-settings.ts'
import { changeSettingsBy, readSettings } from '../../domain/settings/settings.ts'
import { contactMeant } from '../../domain/settings/support.ts'
import { bold, clip, html, lines } from '../../locales/html.ts'
import { isOneOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, button, type Screen, send } from '../screen.ts'

const NAMES = ['support', 'terms'] as const
type Name = (typeof NAMES)[number]
/** How many characters of the terms the settings show. */
const TERMS_SHOWN = 300

export const supportSettings: Feature = {
  right: SETTINGS.support.right,
  group: 'service',
  commands: {
    contact: supportScreen,
  },
  buttons: {
    'a.support': supportScreen,
    'a.support-set': askFor,
    'a.support-remove': async (ctx, [name = '']) => {
      if (!isOneOf(NAMES, name)) return ctx.say(ctx.t('common-old-button'), 'alert')
      await change(ctx, name, '')
      return supportScreen(ctx)
    },
  },
  decides: {
    'a.support-remove': 'a.support',
  },
  answers: {
    'a.support': async (ctx, [name = ''], text) => {
      if (!isOneOf(NAMES, name)) return ctx.say(ctx.t('common-old-button'))
      await change(ctx, name, name === 'support' ? contactMeant(text) : text)
      await send(ctx, await supportScreen(ctx))
    },
  },
}

async function supportScreen({ t, read }: BotContext): Promise<Screen> {
  const settings = await readSettings(read)
  const { support: contact, terms } = settings
  return {
    text: lines(
      bold(t('support-settings')),
      '',
      contact === '' ? t('support-no-contact') : t('support-contact', { contact }),
      '',
      terms === ''
        ? t('support-short-terms')
        : html`${t('support-own-terms')}\n<i>${clip(terms, TERMS_SHOWN)}</i>`,
    ),
    buttons: [
      ...NAMES.map((name) => [
        button(t(`support-change-${name}`), 'a.support-set', name),
        settings[name] !== '' && button(t(`support-remove-${name}`), 'a.support-remove', name),
      ]),
      [button.back(t, 'a.switches'), button.refresh(t, 'a.support')],
    ],
  }
}

async function askFor(ctx: BotContext, [name = '']: string[]): Promise<void> {
  const { t } = ctx
  if (!isOneOf(NAMES, name)) return ctx.say(t('common-old-button'), 'alert')
  await askText(ctx, html`${t(`support-ask-${name}`)}`, ['a.support'], 'a.support', name)
}

/** @throws DomainError INVALID_SETTING */
async function change(ctx: BotContext, name: Name, value: string): Promise<void> {
  await ctx.act((tx) => changeSettingsBy(tx, { [name]: value }, ctx.adminActor, ctx.now))
  ctx.say(ctx.t(`support-${value === '' ? 'removed' : 'changed'}-${name}`))
}
