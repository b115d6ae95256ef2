import { isOn, SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings, turnSwitch } from '../../domain/settings/settings.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, type Screen } from '../kit/screen.ts'

const NAME = 'maintenance'

/** The switch that stops most, which is needed in a hurry. The others are in the panel. */
export const maintenance: Feature = {
  right: SETTINGS[NAME].right,
  commands: { [NAME]: byCommand },
  buttons: {
    'a.maintenance': maintenanceScreen,
    'a.maintenance-set': (ctx, [to = '']) => turn(ctx, to === 'on'),
  },
  decides: { 'a.maintenance-set': 'a.maintenance' },
}

/** Turning it on takes a Yes, because nobody can buy then. */
async function byCommand(ctx: BotContext, text: string): Promise<Screen | undefined> {
  const to = text.toLowerCase()
  if (to === 'off') return turn(ctx, false)
  if (to === '' || to === 'on') return maintenanceScreen(ctx)
  return ctx.say(ctx.t('admin-switches-usage', { command: ctx.format.apart(`/${NAME}`) }))
}

async function maintenanceScreen(ctx: BotContext): Promise<Screen> {
  const { texts, t, read } = ctx
  const on = isOn(await readSettings(read), NAME)
  const name = settingText(texts, NAME)
  return {
    text: on
      ? lines(bold(name), '', html`🔴 ${settingText(texts, NAME, 'effect')}`)
      : lines(bold(settingText(texts, NAME, 'ask')), '', settingText(texts, NAME, 'about')),
    buttons: [
      [
        on
          ? button(t('admin-switches-turn-off', { name }), 'a.maintenance-set', 'off')
          : button(`🛠 ${t('admin-switches-yes-on')}`, 'a.maintenance-set', 'on'),
      ],
      pageButton(ctx, 'service'),
      [button.back(t, 'admin'), button.refresh(t, 'a.maintenance')],
    ],
  }
}

/** @returns what it now is, with Undo if nobody can buy now */
async function turn(ctx: BotContext, on: boolean): Promise<Screen> {
  const { texts, t, adminActor: actor, now } = ctx
  const act = await ctx.act((tx) => turnSwitch(tx, NAME, { on, actor }, now))
  const undo = act === undefined ? [] : [button(t('admin-undo-button'), 'a.undo', act)]
  return {
    text: html`${settingText(texts, NAME, on ? 'turned-on' : 'turned-off')}`,
    buttons: [undo, pageButton(ctx, 'service')],
  }
}
