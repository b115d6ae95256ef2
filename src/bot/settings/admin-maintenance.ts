import { isOn, locksOut, SETTINGS } from '../../domain/settings/all-settings.ts'
import { readSettings, turnSwitch } from '../../domain/settings/settings.ts'
import { bold, html, lines } from '../../locales/html.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { BotContext, Feature } from '../kit/context.ts'
import { pageButton } from '../kit/panel-button.ts'
import { button, type Screen, send } from '../kit/screen.ts'

const NAME = 'maintenance'

/** The switch that stops most, which is needed in a hurry. The others are in the panel. */
export const maintenance: Feature = {
  right: SETTINGS[NAME].right,
  commands: { [NAME]: byCommand },
  buttons: {
    'a.maintenance': maintenanceScreen,
    'a.maintenance-ask': askScreen,
    'a.maintenance-set': async (ctx, [to = '']) => {
      if (to !== 'on' && to !== 'off') return ctx.say(ctx.t('common-old-button'), 'alert')
      return turn(ctx, to === 'on')
    },
  },
  decides: { 'a.maintenance-set': 'a.maintenance' },
}

/** `on` asks first, because nobody can buy then. Without `on` or `off` it shows how it is. */
async function byCommand(ctx: BotContext, text: string): Promise<Screen | undefined> {
  const to = text.toLowerCase()
  if (to === '') return maintenanceScreen(ctx)
  if (to !== 'on' && to !== 'off') {
    const command = ctx.format.apart(`/${NAME}`)
    return ctx.say(ctx.t('admin-switches-usage', { command }))
  }
  const on = to === 'on'
  if (locksOut(NAME, on) && !(await isNow(ctx, on))) return askScreen(ctx)
  await send(ctx, await turn(ctx, on))
}

async function isNow({ read }: BotContext, on: boolean): Promise<boolean> {
  return isOn(await readSettings(read), NAME) === on
}

async function maintenanceScreen(ctx: BotContext): Promise<Screen> {
  const { texts, t } = ctx
  const on = await isNow(ctx, true)
  const name = settingText(texts, NAME)
  return {
    text: lines(
      bold(name),
      '',
      on ? html`🔴 ${settingText(texts, NAME, 'effect')}` : t('admin-switches-off'),
    ),
    buttons: [
      [
        on
          ? button(t('admin-switches-turn-off', { name }), 'a.maintenance-set', 'off')
          : button(t('admin-switches-turn-on', { name }), 'a.maintenance-ask'),
      ],
      pageButton(ctx, 'service'),
      [button.back(t, 'admin'), button.refresh(t, 'a.maintenance')],
    ],
  }
}

function askScreen({ texts, t }: BotContext): Screen {
  return {
    text: lines(bold(settingText(texts, NAME, 'ask')), '', settingText(texts, NAME, 'about')),
    buttons: [
      [
        button(`🛠 ${t('admin-switches-yes-on')}`, 'a.maintenance-set', 'on'),
        button.cancel(t, 'a.maintenance'),
      ],
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
