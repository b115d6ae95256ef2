import { actJustRecorded } from '../../domain/accounts/undo.ts'
import {
  isOn,
  isSwitchCommand,
  type OnOffName,
  SETTINGS,
  SWITCHES,
  type SwitchName,
  switchNamed,
  turned,
} from '../../domain/settings/all-settings.ts'
import { changeSettingsBy, readSettings, settingsToChange } from '../../domain/settings/settings.ts'
import { bold, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { BotContext, Feature } from '../context.ts'
import { openShop } from '../holder/shop/shop.ts'
import { type Button, button, type Screen, send } from '../screen.ts'
import { switchesView } from '../views/admin/switches.ts'

/** Everything that has a command which takes on or off. */
export const switches: Feature = {
  right: 'settings',
  group: 'service',
  menu: { label: 'admin-switches', to: ['a.switches'] },
  commands: {
    ...Object.fromEntries(
      SWITCHES.filter((name) => name !== 'eligibility').map((name) => [
        SETTINGS[name].command,
        (ctx: BotContext, text: string) => turnByCommand(ctx, name, text),
      ]),
    ),
    // Admins buy, too.
    shop: (ctx, text) => (text === '' ? openShop(ctx) : turnByCommand(ctx, 'shop', text)),
  },
  buttons: {
    'a.switches': switchesScreen,
    'a.switch-ask': async (ctx, [command = '']) => {
      if (!isSwitchCommand(command) || SETTINGS[switchNamed(command)].locksOut === null)
        return ctx.say(ctx.t('common-old-button'), 'alert')
      return askScreen(ctx, switchNamed(command))
    },
    'a.switch': async (ctx, [command = '', to = '']) => {
      if (!isSwitchCommand(command) || !['on', 'off'].includes(to))
        return ctx.say(ctx.t('common-old-button'), 'alert')
      const [name, on] = [switchNamed(command), to === 'on']
      const act = await turn(ctx, name, on)
      if (act === null || name === 'eligibility') return switchesScreen(ctx)
      const { t } = ctx
      const undo = button(t('admin-undo-button'), 'a.undo', act)
      return {
        text: html`${turnedText(ctx.texts, name, on)}`,
        buttons: [[undo, button(t('admin-switches-all'), 'a.switches')]],
      }
    },
  },
  decides: {
    'a.switch': 'a.switches',
  },
}

/** In which position it now is, in words. */
export function turnedText(texts: Texts, name: OnOffName, on: boolean): string {
  return settingText(texts, name, `turned-${on ? 'on' : 'off'}`)
}

function locksOut(name: OnOffName, on: boolean): name is SwitchName {
  const row = SETTINGS[name]
  return 'locksOut' in row && row.locksOut !== null && row.strict === on
}

/**
 * Turns a switch, and says in which position it now is.
 * @returns the id in the audit log, for the Undo button, if it now locks people out; otherwise null
 * @throws DomainError INVALID_SETTING
 */
async function turn(ctx: BotContext, name: SwitchName, on: boolean): Promise<number | null> {
  const { texts, deps, adminActor: actor, now } = ctx
  const isAlready = isOn(await readSettings(deps.store.read), name) === on
  const act = isAlready
    ? null
    : await ctx.act(async (tx) => {
        await changeSettingsBy(tx, turned(await settingsToChange(tx), name, on), actor, now)
        return actJustRecorded(tx, { actor, action: 'settings.change' })
      })
  ctx.say(turnedText(texts, name, on))
  return locksOut(name, on) ? act : null
}

/** Turns a switch, but asks first if that locks people out. Without `on` or `off` it shows all switches. */
export async function turnByCommand(
  ctx: BotContext,
  name: SwitchName,
  text: string,
  usage = ctx.t('admin-switches-usage', {
    command: ctx.texts.format.apart(`/${SETTINGS[name].command}`),
  }),
): Promise<void> {
  const to = text.toLowerCase()
  if (to === '') return send(ctx, await switchesScreen(ctx))
  if (to !== 'on' && to !== 'off') return ctx.say(usage)
  const on = to === 'on'
  const isAlready = isOn(await readSettings(ctx.read), name) === on
  if (locksOut(name, on) && !isAlready) await send(ctx, askScreen(ctx, name))
  else await turn(ctx, name, on)
  // It says where the page is.
  if (name === 'statusPage' && on) await send(ctx, await switchesScreen(ctx))
}

/** The button that flips a switch. It carries the new state: pressing it twice does not flip it back. */
function turnButton(
  { texts }: BotContext,
  name: OnOffName,
  on: boolean,
  ...[verb, arg]: [verb: string, arg: string]
): Button {
  const label = texts.t(`admin-switches-turn-${on ? 'on' : 'off'}`, {
    name: settingText(texts, name),
  })
  return locksOut(name, on)
    ? button(label, 'a.switch-ask', arg)
    : button(label, verb, arg, on ? 'on' : 'off')
}

export async function switchesScreen(ctx: BotContext): Promise<Screen> {
  const { t } = ctx
  const settings = await readSettings(ctx.read)
  return {
    text: switchesView(ctx.texts, settings, ctx.deps.apiUrl()),
    buttons: [
      ...SWITCHES.map((name) => [
        turnButton(ctx, name, !isOn(settings, name), 'a.switch', SETTINGS[name].command),
      ]),
      [button(t('admin-switches-edit-rules'), 'a.eligibility')],
      [button(t('support-settings'), 'a.support')],
      [button.back(t, 'admin'), button.refresh(t, 'a.switches')],
    ],
  }
}

function askScreen({ texts }: BotContext, name: SwitchName): Screen {
  const { command, strict } = SETTINGS[name]
  return {
    text: lines(bold(settingText(texts, name, 'ask')), '', settingText(texts, name, 'about')),
    buttons: [
      [
        button(yesLabel(texts, name), 'a.switch', command, strict ? 'on' : 'off'),
        button.cancel(texts.t, 'a.switches'),
      ],
    ],
  }
}

/** The button that confirms, with the switch's own emoji. */
export function yesLabel(texts: Texts, name: SwitchName): string {
  const [emoji] = settingText(texts, name).split(' ')
  return `${emoji} ${texts.t(`admin-switches-yes-${SETTINGS[name].strict ? 'on' : 'off'}`)}`
}
