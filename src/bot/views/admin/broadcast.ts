import type { Broadcast, Progress } from '../../../domain/broadcasts/broadcasts.ts'
import { MAX_NEWS_LENGTH } from '../../../domain/broadcasts/broadcasts.ts'
import { bold, clip, type Html, html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

const BRIEF_LENGTH = 24

export function broadcastRow({ format, t }: Texts, { text, state, createdAt }: Broadcast) {
  const brief = clip(text.replace(/\s+/g, ' '), BRIEF_LENGTH)
  return `${t(`admin-broadcast-mark-${state}`)} ${format.shortDay(createdAt)} · ${format.apart(brief)}`
}

export function askNewsView({ format, t }: Texts, who: string): Html {
  return lines(
    bold(t('admin-broadcast-ask-text')),
    format.field(t('admin-broadcast-to-whom'), who),
    '',
    t('admin-broadcast-about-text', { max: format.number(MAX_NEWS_LENGTH) }),
  )
}

/** @param people how many would get it; null if they are found only while it is sent. */
export function draftView(
  texts: Texts,
  { text }: Broadcast,
  { who, people }: { who: string; people: number | null },
): Html {
  const { format } = texts
  const { t } = texts
  return lines(
    html`<blockquote>${text}</blockquote>`,
    '',
    format.field(t('admin-broadcast-to-whom'), who),
    people === null ? null : format.field(t('admin-broadcast-people'), people),
    '',
    html`<i>${t('admin-broadcast-about-sending')}</i>`,
  )
}

export function broadcastView(
  { format, t }: Texts,
  { text, state, total, createdAt }: Broadcast,
  { who, sent, unreached }: { who: string } & Progress,
): Html {
  const of =
    total === null
      ? format.number(sent)
      : t('admin-broadcast-sent-of', { sent, total: Math.max(total, sent + unreached) })
  return lines(
    bold(t(`admin-broadcast-state-${state}`)),
    '',
    html`<blockquote>${text}</blockquote>`,
    '',
    format.field(t('admin-broadcast-to-whom'), who),
    format.field(t('admin-broadcast-sent'), of),
    unreached === 0 ? null : format.field(t('admin-broadcast-unreached'), unreached),
    format.field(t('admin-broadcast-written'), format.moment(createdAt)),
  )
}
