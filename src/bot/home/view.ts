import type { Waiting } from '../../domain/reports/waiting.ts'
import type { Right } from '../../domain/team/team.ts'
import type { Line } from '../../locales/html.ts'
import { bold, code, type Html, html, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { settingText } from '../../locales/setting-text.ts'
import type { KeyOf } from '../../locales/translate.ts'
import type { Feature } from '../kit/context.ts'

export type AdminCommand = KeyOf<'admin-commands-'> | typeof MAINTENANCE

/** The switch that has a command: what is said of it is in the message of the setting. */
const MAINTENANCE = 'maintenance'

/** All commands, in the order in which Telegram lists them. */
export function adminCommands({ t }: Texts): AdminCommand[] {
  return [...t.keys('admin-commands-'), MAINTENANCE]
}

/** What a command does, how it is written, and other words for it, such as people type. */
export function commandTexts(texts: Texts, command: AdminCommand) {
  if (command === MAINTENANCE)
    return {
      said: settingText(texts, command, 'command'),
      usage: `/${command} on`,
      words: settingText(texts, command, 'words'),
    }
  const { t } = texts
  const wanted = t.find(`admin-arguments-${command}`)
  return {
    said: t(`admin-commands-${command}`),
    usage: wanted === null ? `/${command}` : `/${command} ${wanted}`,
    words: t.find(`admin-words-${command}`) ?? '',
  }
}

/** @param own what everybody reads in the help. @param commands those that this admin may use */
export function adminHelpView(texts: Texts, own: Html, commands: readonly AdminCommand[]): Html {
  const { format, t } = texts
  return lines(
    own,
    '',
    bold(t('admin-help')),
    html`<i>${t('admin-about-who', { id: format.apart(code('123456789')), name: format.apart(code('@name')) })}</i>`,
    ...commands.map((command) => commandLine(texts, command)),
    '',
    t('admin-they-are-notified'),
  )
}

/** What Telegram lists: a description, and an example of a command that wants more. */
export function adminCommandText(texts: Texts, command: AdminCommand): string {
  const { said, usage } = commandTexts(texts, command)
  return usage === `/${command}` ? said : `${said}: ${usage}`
}

/** `/credit who 25 note – Add to a wallet` */
export function commandLine(texts: Texts, command: AdminCommand): Html {
  const { said, usage } = commandTexts(texts, command)
  return html`${texts.format.apart(usage)} – ${said}`
}

// What waits for a decision, as the features declare it.

type Features = readonly Feature[]

/** A line for each kind that waits. */
export function waitingLines(
  { t }: Texts,
  features: Features,
  counts: Waiting,
  may: (right: Right) => boolean,
): Line[] {
  return features.flatMap(({ right, waiting }) => {
    const count = waiting ? counts[waiting.kind] : 0
    return waiting && right && may(right) && count > 0 ? [t(waiting.said, { count })] : []
  })
}
