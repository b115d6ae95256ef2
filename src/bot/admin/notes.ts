import { accountByTelegramId } from '../../domain/accounts/accounts.ts'
import { addNote, notesOf, removeNote } from '../../domain/accounts/notes.ts'
import { clip, html, lines, untappable } from '../../locales/html.ts'
import type { BotContext, Feature } from '../context.ts'
import { pageFrom, pageTitle } from '../list-page.ts'
import { askText, button, idIn, pageOf, pageTurner, type Screen } from '../screen.ts'
import { actorSaid } from '../views/admin/log.ts'
import { person } from '../views/admin/person.ts'

const NOTES_PER_PAGE = 5

/** What the team writes down about an account. */
export const notes: Feature = {
  right: 'accounts',
  buttons: {
    'a.notes': (ctx, [who, page]) => notesScreen(ctx, idIn(who), pageOf(page)),
    'a.note-add': async (ctx, [who]) => {
      const account = await accountByTelegramId(ctx.read, idIn(who))
      const { telegramId } = account
      const text = ctx.t('admin-notes-ask', { whom: person(ctx.texts, account) })
      await askText(ctx, text, ['a.notes', telegramId, 0], 'a.note-add', telegramId)
    },
    'a.note-remove': async (ctx, [who, note]) => {
      const account = await accountByTelegramId(ctx.read, idIn(who))
      const input = { id: idIn(note), actor: ctx.adminActor }
      await ctx.act((tx) => removeNote(tx, account.id, input, ctx.now))
      ctx.say(ctx.t('admin-notes-removed'))
      return notesScreen(ctx, account.telegramId, 0)
    },
  },
  decides: {
    'a.note-remove': ([who = '']) => ['a.notes', who],
  },
  answers: {
    'a.note-add': async (ctx, [who], text) => {
      const account = await accountByTelegramId(ctx.read, idIn(who))
      const input = { text, actor: ctx.adminActor }
      await ctx.act((tx) => addNote(tx, account.id, input, ctx.now))
      return notesScreen(ctx, account.telegramId, 0)
    },
  },
}

async function notesScreen(ctx: BotContext, telegramId: number, asked: number): Promise<Screen> {
  const { texts, format, t, read } = ctx
  const account = await accountByTelegramId(read, telegramId)
  const part = pageFrom(await notesOf(read, account.id), asked, NOTES_PER_PAGE)
  const rows = part.shown.flatMap((note, i) => [
    '',
    html`${format.number(i + 1)}. ${format.apart(untappable(clip(note.text, 500)))}`,
    html`<i>${actorSaid(texts, note.actor, note.by)} · ${format.time(note.createdAt)}</i>`,
  ])
  const title = t('admin-notes-title', { name: person(texts, account) })
  return {
    text: lines(
      pageTitle(texts, title, part.page),
      ...(rows.length > 0 ? rows : ['', t('admin-notes-none')]),
    ),
    buttons: [
      part.shown.map(({ id }, i) =>
        button(`🗑 ${format.number(i + 1)}`, 'a.note-remove', telegramId, id),
      ),
      pageTurner(texts, part, 'a.notes', String(telegramId)),
      [button(t('admin-notes-add'), 'a.note-add', telegramId)],
      [button.back(t, 'a.account', telegramId)],
    ],
  }
}
