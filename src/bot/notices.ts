import type { Api } from 'grammy'
import { languageOf } from '../domain/accounts/holders.ts'
import { isGathered, isWithheld, type Notice } from '../domain/notices/notice.ts'
import type { Delivery } from '../domain/notices/notices.ts'
import { readSettings } from '../domain/settings/settings.ts'
import { roleOf } from '../domain/team/team.ts'
import { textsFor } from '../locales/languages.ts'
import { admin, holder } from './features.ts'
import type { BotDeps, Feature, NoticeContext, NoticeScreen } from './kit/context.ts'
import type { ForButtons } from './kit/decisions.ts'
import { FORM, keyboard, pressable, type Screen, sendStored, sendWithFile } from './kit/screen.ts'
import { sent } from './sending/outcome.ts'

type Part = 'notices' | 'gathered'
type Declared = (typeof admin)[number] | (typeof holder)[number]
type KindsIn<Name extends Part, One = Declared> =
  One extends Record<Name, infer Own> ? keyof Own : never

// A kind of notice without a screen does not compile: a lookup of it is not among these keys.
const SCREENS = merged('notices') as Record<
  KindsIn<'notices'>,
  (about: NoticeContext, notice: Notice) => NoticeScreen | null | Promise<NoticeScreen | null>
>
const GATHERED = merged('gathered') as Record<
  KindsIn<'gathered'>,
  (about: NoticeContext, count: number, last: Notice) => Screen
>

/** What the features declare. @throws if two declare the same kind */
function merged(part: Part): object {
  const all: readonly Feature[] = [...admin, ...holder]
  const found = all.flatMap((feature) => Object.entries(feature[part] ?? {}))
  const kinds = found.map(([kind]) => kind)
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i)
  if (twice) throw new Error(`Two features declare "${twice}" in ${part}.`)
  return Object.fromEntries(found)
}

/** Sends a notice, or one message for `count` notices of its kind, and returns the outcome. */
export function createDelivery(
  api: Api,
  deps: Pick<BotDeps, 'store' | 'clock' | 'adminIds' | 'miniAppUrl'>,
  { mayPress, putUp }: ForButtons,
) {
  const { store, clock, adminIds } = deps
  return async (telegramId: number, notice: Notice, count: number): Promise<Delivery> => {
    const { read } = store
    const texts = textsFor(await languageOf(read, telegramId))
    const role = await roleOf(read, adminIds, telegramId)
    if (isWithheld(notice.kind, role)) return { outcome: 'delivered' }
    const { support } = await readSettings(read)
    const about = {
      deps,
      api,
      store,
      read,
      texts,
      telegramId,
      role,
      support,
      features: admin,
      now: clock(),
    }
    return sent(async () => {
      const screen = await screenOf(about, notice, count)
      // A newer notice says the same, or it has changed a message.
      if (!screen) return
      const { text, picture, file } = screen
      const pressed = pressable(screen.buttons, (verb) => mayPress(role, verb))
      const own = { ...screen, buttons: await putUp(telegramId, pressed) }
      if (file) await sendWithFile(api, telegramId, file, own)
      else if (!picture || !(await sendStored(api, telegramId, picture, own)))
        await api.sendMessage(telegramId, text.html, {
          ...FORM,
          reply_markup: keyboard(own.buttons),
        })
    })
  }
}

function screenOf(
  about: NoticeContext,
  notice: Notice,
  count: number,
): NoticeScreen | null | Promise<NoticeScreen | null> {
  if (count > 1 && isGathered(notice)) return GATHERED[notice.kind](about, count, notice)
  // An earlier version may have left one of a kind that does not exist any more.
  return SCREENS[notice.kind]?.(about, notice) ?? null
}
