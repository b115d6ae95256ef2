import type { Account } from '../../../domain/accounts/accounts.ts'
import { addNote, notesOf, removeNote } from '../../../domain/accounts/notes.ts'
import { actorSaid } from '../../../locales/people.ts'
import type { Ask } from '../../ask.ts'
import { type Act, openButton } from '../../kit/acts.ts'
import { area, hidden } from '../../kit/fields.ts'
import { html, markup, type Part, paragraph } from '../../kit/html.ts'
import { accountAct, accountButton, OF_ACCOUNT, pathOf } from './account-act.ts'

export const noteActs: Record<string, Act> = {
  [`${OF_ACCOUNT}/note`]: accountAct({
    right: 'accounts',
    title: ({ t }) => t('panel-customers-note-add'),
    fields: ({ t }) => ({ note: area(t('panel-customers-note-what')) }),
    async run(sent, { id }, { note }) {
      const { actor, now, t } = sent
      await sent.change((tx) => addNote(tx, id, { text: note, actor }, now))
      return { said: t('panel-customers-note-added') }
    },
  }),
  [`${OF_ACCOUNT}/note-remove`]: accountAct({
    right: 'accounts',
    title: ({ t }) => t('panel-customers-note-remove'),
    fields: () => ({ note: hidden('') }),
    async run(sent, { id }, { note }) {
      const { actor, now, t } = sent
      await sent.change((tx) => removeNote(tx, id, { id: Number(note), actor }, now))
      return { said: t('admin-notes-removed') }
    },
  }),
}

/** What the team has written down about the account. */
export async function notesPart(ask: Ask, account: Account): Promise<Part> {
  const { t, texts, format, read } = ask
  const notes = await notesOf(read, account.id)
  const remove = [t('panel-customers-note-remove'), 'note-remove'] as const
  return html`<section><h2>${t('panel-customers-notes')}</h2><div class="card">
${notes.length === 0 && html`<p class="quiet">${t('panel-customers-notes-none')}</p>`}
${notes.map(
  (
    note,
  ) => html`<p>${paragraph(note.text)}<br><small>${actorSaid(texts, note.actor, note.by)} · ${markup(format.time(note.createdAt))}</small></p>
${accountButton(ask, account, remove, { note: String(note.id) })}`,
)}
<div class="buttons">${openButton(t('panel-customers-note-add'), `${pathOf(account)}/note`)}</div></div></section>`
}
