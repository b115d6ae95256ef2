import { type Digest, readDigest } from '../../domain/reports/digest.ts'
import { SETTINGS } from '../../domain/settings/all-settings.ts'
import {
  changeSettingsBy,
  readSettings,
  type Settings,
  settingsToChange,
} from '../../domain/settings/settings.ts'
import { inLatin } from '../../domain/shared/typed-number.ts'
import { may, type Right } from '../../domain/team/team.ts'
import { bold, code, lines } from '../../locales/html.ts'
import type { Texts } from '../../locales/languages.ts'
import { Refused, wordsOf } from '../answers.ts'
import type { BotContext, Feature } from '../context.ts'
import { askText, type Button, button, type Screen, send, show } from '../screen.ts'
import { digestSettingsView, digestView } from '../views/admin/digest.ts'
import { inPairs, menuButtons, waitingLines } from './waiting.ts'

/** What an owner wants to know in the morning. */
export const digest = {
  right: SETTINGS.digest.right,
  group: 'service',
  menu: { label: 'admin-digest', to: ['a.digest'] },
  commands: {
    digest: async (ctx, text) => {
      if (text !== '') await setDigest(ctx, text)
      await send(ctx, await digestScreen(ctx))
    },
  },
  buttons: {
    'a.digest': async (ctx) => show(ctx, await digestScreen(ctx)),
    'a.digest-set': async (ctx, [to = '']) => {
      await change(ctx, { on: to === 'on' })
      await show(ctx, await digestScreen(ctx))
    },
    'a.digest-time': async (ctx) => {
      const { t, format } = ctx
      const about = t('admin-digest-about-time', {
        example: format.apart(code('09:00 Asia/Dhaka')),
      })
      const text = lines(bold(t('admin-digest-ask-time')), '', about)
      await askText(ctx, text, ['a.digest'], 'a.digest-time')
    },
  },
  answers: {
    'a.digest-time': async (ctx, _, text) => {
      await setDigest(ctx, text)
      await send(ctx, await digestScreen(ctx))
    },
  },
  notices: {
    digest: async ({ read, texts, role, features, now }) => {
      const shown = await readDigest(read, now)
      const mayDo = (right: Right) => role !== null && may(role, right)
      const waits = waitingLines(texts, features, shown.waiting, mayDo)
      return {
        text: digestView(texts, shown, waits),
        buttons: digestButtons({ texts, features }, shown),
      }
    },
  },
} satisfies Feature

async function digestScreen(ctx: BotContext): Promise<Screen> {
  const { texts, t, read, now } = ctx
  const settings = await readSettings(read)
  const shown = await readDigest(read, now)
  const waits = waitingLines(texts, ctx.features, shown.waiting, ctx.may)
  return {
    text: lines(digestView(texts, shown, waits), '', digestSettingsView(texts, settings)),
    buttons: [
      ...digestButtons(ctx, shown),
      [
        settings.digest.on
          ? button(t('admin-digest-turn-off'), 'a.digest-set', 'off')
          : button(t('admin-digest-turn-on'), 'a.digest-set', 'on'),
        button(t('admin-digest-set-time'), 'a.digest-time'),
      ],
      [button.back(t, 'admin'), button.refresh(t, 'a.digest')],
    ],
  }
}

/** `on`, `off`, or a time and perhaps a time zone: `09:00 Asia/Dhaka`. @throws Refused, DomainError INVALID_SETTING */
async function setDigest(ctx: BotContext, text: string): Promise<void> {
  const [first = '', zone, ...rest] = wordsOf(inLatin(text))
  const word = first.toLowerCase()
  if (rest.length > 0) throw new Refused(ctx.t('admin-digest-usage'))
  if (zone === undefined && (word === 'on' || word === 'off'))
    return change(ctx, { on: word === 'on' })
  const at = /^\d:/.test(first) ? `0${first}` : first
  await change(ctx, { on: true, at, ...(zone === undefined ? {} : { zone }) })
}

function change(ctx: BotContext, changes: Partial<Settings['digest']>): Promise<void> {
  return ctx.act(async (tx) => {
    const { digest } = await settingsToChange(tx)
    await changeSettingsBy(tx, { digest: { ...digest, ...changes } }, ctx.adminActor, ctx.now)
  })
}

/** A button to each thing in the digest that needs somebody. */
function digestButtons(
  own: { texts: Texts; features: readonly Feature[] },
  { waiting, pauses, low, suppliers }: Digest,
): Button[][] {
  const { t } = own.texts
  const waits = [
    ...(pauses.switches.length > 0 ? [{ button: button(t('admin-switches'), 'a.switches') }] : []),
    ...menuButtons(own, waiting, ({ isRare, count }) => !isRare && count > 0),
    ...menuButtons(own, waiting, ({ isRare, count }) => isRare && count > 0),
  ]
  const goods = [
    ...(low.length > 0 ? [button(t('admin-stock'), 'a.stock')] : []),
    ...(suppliers.length > 0 ? [button(t('admin-suppliers'), 'a.suppliers')] : []),
    button(t('admin-stats'), 'a.stats', 'yesterday'),
  ]
  return [...inPairs(waits.map(({ button }) => ({ button }))), goods]
}
