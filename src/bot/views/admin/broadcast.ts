import type { Broadcast, Progress } from '../../../domain/broadcasts/broadcasts.ts'
import { MAX_NEWS_LENGTH } from '../../../domain/broadcasts/broadcasts.ts'
import { bold, clip, type Html, html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

const BRIEF_LENGTH = 24

export function broadcastRow({ people, format }: Texts, { text, state, createdAt }: Broadcast) {
  const brief = clip(text.replace(/\s+/g, ' '), BRIEF_LENGTH)
  return `${people.broadcast.mark[state]} ${format.shortDay(createdAt)} · ${format.apart(brief)}`
}

export function askNewsView({ people, format }: Texts, who: string): Html {
  const { broadcast } = people
  return lines(
    bold(broadcast.askText),
    format.field(broadcast.toWhom, who),
    '',
    broadcast.aboutText(format.number(MAX_NEWS_LENGTH)),
  )
}

/** @param people how many would get it; null if they are found only while it is sent. */
export function draftView(
  texts: Texts,
  { text }: Broadcast,
  { who, people }: { who: string; people: number | null },
): Html {
  const { format } = texts
  const { broadcast } = texts.people
  return lines(
    html`<blockquote>${text}</blockquote>`,
    '',
    format.field(broadcast.toWhom, who),
    people === null ? null : format.field(broadcast.people, people),
    '',
    html`<i>${broadcast.aboutSending}</i>`,
  )
}

export function broadcastView(
  { people, format }: Texts,
  { text, state, total, createdAt }: Broadcast,
  { who, sent, unreached }: { who: string } & Progress,
): Html {
  const { broadcast } = people
  const of =
    total === null ? format.number(sent) : broadcast.sentOf(sent, Math.max(total, sent + unreached))
  return lines(
    bold(broadcast.state[state]),
    '',
    html`<blockquote>${text}</blockquote>`,
    '',
    format.field(broadcast.toWhom, who),
    format.field(broadcast.sent, of),
    unreached === 0 ? null : format.field(broadcast.unreached, unreached),
    format.field(broadcast.written, format.moment(createdAt)),
  )
}
