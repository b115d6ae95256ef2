import {
  isOn,
  isStrict,
  locksOut,
  SETTINGS,
  type Settings,
  SWITCHES,
  type SwitchName,
} from '../../../domain/settings/all-settings.ts'
import { readSettings, turnSwitch } from '../../../domain/settings/settings.ts'
import type { Texts } from '../../../locales/languages.ts'
import { settingText } from '../../../locales/setting-text.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, changes, doButton, openButton } from '../../kit/acts.ts'
import { html, type Part } from '../../kit/html.ts'
import { type Column, table } from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import type { Screen } from '../../kit/screen.ts'
import { priceAct } from '../goods/parts.ts'
import { SERVICE, serviceScreen } from './service.ts'
import { FORM_NAMES, type FormName, formOf } from './setting-forms.ts'

/** What people change while the service runs. Those of money, suppliers and goods are on their own pages. */
export const settings: Page = {
  right: null,
  views: { [SERVICE]: view },
  acts: Object.fromEntries([...SWITCHES.flatMap(switchActs), ...FORM_NAMES.map(formAct)]),
}

function switchPath(name: SwitchName, on: boolean): string {
  return `${SERVICE}/${name}/${on ? 'on' : 'off'}`
}

/** Turning it on, and off. It asks first where that locks people out. */
function switchActs(name: SwitchName): [path: string, act: Act][] {
  return [true, false].map((on) => [
    switchPath(name, on),
    act({
      right: SETTINGS[name].right,
      title: ({ texts }) =>
        locksOut(name, on) ? settingText(texts, name, 'ask') : turnLabel(texts, name, on),
      preview: async ({ texts }) =>
        locksOut(name, on)
          ? html`<p>${settingText(texts, name, 'about')}</p>${changes([
              [settingText(texts, name), positionSaid(texts, !on), positionSaid(texts, on)],
            ])}`
          : null,
      async run(sent) {
        const { actor, now, texts } = sent
        const undo = await sent.change((tx) => turnSwitch(tx, name, { on, actor }, now))
        return { said: settingText(texts, name, `turned-${on ? 'on' : 'off'}`), undo }
      },
      back: () => SERVICE,
    }),
  ])
}

function formAct(name: FormName): [path: string, act: Act] {
  const { right, fields, shown, changed, asks, run, reprices } = formOf(name)
  type Input = Parameters<typeof run>[1]
  const own = {
    right,
    title: ({ texts }: Ask) => labelOf(texts, name),
    about: ({ t }: Ask) => html`<p class="quiet">${t(`panel-service-about-${name}`)}</p>`,
    fields: async (ask: Ask) => fields(ask.texts, await readSettings(ask.read)),
    back: () => SERVICE,
  }
  async function oldToNew({ texts, read }: Ask, input: Input): Promise<Part> {
    const before = await readSettings(read)
    const after = { ...before, ...changed(input, before) }
    return changes([[labelOf(texts, name), shown(texts, before), shown(texts, after)]])
  }
  return [
    `${SERVICE}/${name}`,
    reprices
      ? priceAct({
          ...own,
          besides: (ask, _, input) => oldToNew(ask, input),
          change: (tx, ask, _, input) => reprices(tx, ask, input),
        })
      : act({
          ...own,
          preview: async (ask, _, input) =>
            asks?.(await readSettings(ask.read)) ? oldToNew(ask, input) : null,
          run: (sent, _, input) => run(sent, input),
        }),
  ]
}

async function view(ask: Ask): Promise<Screen> {
  const { t, read, may } = ask
  const present = await readSettings(read)
  const switches = SWITCHES.filter((name) => may(SETTINGS[name].right))
  const forms = FORM_NAMES.filter((name) => may(formOf(name).right))
  if (switches.length === 0 && forms.length === 0)
    return serviceScreen(ask, html`<p class="empty">${t('panel-service-no-settings')}</p>`)
  const columns: Column<Row>[] = [
    { head: t('panel-service-setting'), cell: ({ label }) => label },
    { head: t('panel-service-now'), cell: ({ now }) => now },
    { head: '', is: 'number', cell: ({ button }) => button },
  ]
  const part = (title: string, rows: Row[]) =>
    rows.length > 0 && html`<h2>${title}</h2>${table({ columns }, rows)}`
  const switchRows = switches.map((name) => switchRow(ask, present, name))
  const formRows = forms.map((name) => formRow(ask, present, name))
  return serviceScreen(
    ask,
    html`${part(t('panel-service-switches'), switchRows)}
${part(t('panel-service-values'), formRows)}
${may('settings') && html`<p class="quiet">${t('panel-service-elsewhere')} <a href="/panel/money">${t('panel-money')}</a> · <a href="/panel/suppliers">${t('panel-suppliers')}</a></p>`}`,
  )
}

type Row = { label: Part; now: Part; button: Part }

function switchRow(ask: Ask, present: Settings, name: SwitchName): Row {
  const { t, texts } = ask
  const on = !isOn(present, name)
  const how = { danger: locksOut(name, on), says: turnLabel(texts, name, on) }
  return {
    label: html`<strong>${settingText(texts, name)}</strong><br><small>${aboutSaid(texts, name)}</small>`,
    now: stateTag(texts, present, name),
    button: doButton(ask, t(`panel-service-turn-${on ? 'on' : 'off'}`), switchPath(name, on), how),
  }
}

function formRow({ t, texts }: Ask, present: Settings, name: FormName): Row {
  return {
    label: html`<strong>${labelOf(texts, name)}</strong>`,
    now: formOf(name).shown(texts, present),
    button: openButton(t('panel-change'), `${SERVICE}/${name}`),
  }
}

function stateTag(texts: Texts, present: Settings, name: SwitchName): Part {
  const { locksOut: whom } = SETTINGS[name]
  const shuts = whom !== null && isStrict(present, name)
  const tag = html`<span class="tag${shuts ? (whom === 'everybody' ? ' bad' : ' warn') : ''}">${positionSaid(texts, isOn(present, name))}</span>`
  if (name === 'statusPage' && present.statusPage)
    return html`${tag}<br><a href="/status">/status</a>`
  return tag
}

function positionSaid({ t }: Texts, on: boolean): string {
  return t(`admin-switches-${on ? 'on' : 'off'}`)
}

function turnLabel(texts: Texts, name: SwitchName, on: boolean): string {
  return texts.t(`admin-switches-turn-${on ? 'on' : 'off'}`, { name: settingText(texts, name) })
}

/** What it does in the position in which it locks people out; for the others, what its command says. */
function aboutSaid(texts: Texts, name: SwitchName): string {
  return settingText(texts, name, SETTINGS[name].locksOut === null ? 'command' : 'about')
}

function labelOf({ t }: Texts, name: FormName): string {
  return t(`panel-service-name-${name}`)
}
