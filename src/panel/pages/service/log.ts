import { namesOfActors } from '../../../domain/accounts/accounts.ts'
import { accountNamed } from '../../../domain/accounts/holders.ts'
import { mayUndo, undoAct } from '../../../domain/accounts/undo.ts'
import { detailText } from '../../../domain/audit/audit-detail.ts'
import { type Action, LOG_KINDS } from '../../../domain/audit/audit-log.ts'
import { previewPrices } from '../../../domain/catalog/reprice.ts'
import {
  type LogFilter,
  type LoggedAct,
  searchActs,
  WALK_ROWS,
} from '../../../domain/reports/audit.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { daysLater, parseDay, startOf } from '../../../domain/shared/utc-day.ts'
import { teamMembers } from '../../../domain/team/team.ts'
import { clip } from '../../../locales/html.ts'
import { actorSaid } from '../../../locales/people.ts'
import { refusalIn } from '../../../locales/refusals.ts'
import type { KeyOf } from '../../../locales/translate.ts'
import type { Ask } from '../../ask.ts'
import { act, openButton } from '../../kit/acts.ts'
import { columnsOf } from '../../kit/columns.ts'
import { html } from '../../kit/html.ts'
import {
  behindId,
  type Column,
  dayField,
  facts,
  filters,
  type List,
  listPage,
  searchField,
  selectField,
} from '../../kit/list.ts'
import type { Page } from '../../kit/page.ts'
import { personLink } from '../../kit/people.ts'
import type { Screen } from '../../kit/screen.ts'
import { SERVICE, serviceScreen } from './service.ts'

const PATH = `${SERVICE}/log`
const DETAIL_SHOWN = 300
const ACTOR = /^(operator|service|(admin|holder):\d{1,15})$/

/** Who did what. */
export const log: Page = {
  right: 'log',
  views: { [PATH]: view },
  acts: {
    [`${PATH}/:id/undo`]: act({
      title: ({ t }) => t('admin-undo-ask'),
      // Trying it tells whether it can still be undone.
      async preview(ask, { id = '' }) {
        await previewPrices(ask.deps.store, (tx) => undoAct(tx, Number(id), undoing(ask), ask.now))
        const { rows } = await searchActs(ask.read, {}, { limit: 1, before: Number(id) + 1 })
        const columns = logColumns(ask).filter(({ file }) => file)
        return rows.map((one) => facts(columns.map(({ head, cell }) => [head, cell(one)] as const)))
      },
      async run(sent, { id = '' }) {
        await sent.change((tx) => undoAct(tx, Number(id), undoing(sent), sent.now))
        return { said: sent.t('panel-undone') }
      },
      back: () => PATH,
    }),
  },
}

function undoing({ actor, may, role }: Ask) {
  return { actor, may, anyones: role === 'owner' }
}

async function view(ask: Ask): Promise<Screen | Response> {
  const { t, format, texts, read } = ask
  const filter = await filterIn(ask)
  const list: List<LoggedAct> = {
    name: 'log',
    columns: logColumns(ask),
    load: behindId(async (page) =>
      typeof filter === 'string' ? { rows: [], next: null } : searchActs(read, filter, page),
    ),
    empty:
      typeof filter === 'string'
        ? filter
        : t('panel-service-log-none', { count: format.number(WALK_ROWS) }),
  }
  const people = await teamMembers(read)
  const team = [...ask.deps.owners, ...people.map(({ telegramId }) => telegramId)]
  const actors = ['operator', 'service', ...team.map((telegramId) => `admin:${telegramId}`)]
  const names = await namesOfActors(read, actors)
  const kinds = LOG_KINDS.map((kind) => [kind, t(`admin-log-kinds-${kind}`)] as const)
  const by = actors.map((one) => [one, actorSaid(texts, one, names.get(one))] as const)
  const search = filters(
    ask,
    html`${searchField(ask, t('panel-service-log-account'))}${selectField(ask, 'kind', t('panel-service-log-kind'), kinds)}${selectField(ask, 'by', t('panel-service-log-by'), by)}${dayField(ask, 'from', t('panel-service-log-from'))}${dayField(ask, 'to', t('panel-service-log-to'))}`,
  )
  return listPage(ask, list, (rows) => serviceScreen(ask, html`${search}${rows}`))
}

/** What the address asks for; a sentence if there is no such account. */
async function filterIn({ url, read, texts }: Ask): Promise<LogFilter | string> {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined
  const [who, by, from, to] = [
    given('q'),
    given('by'),
    parseDay(given('from') ?? ''),
    parseDay(given('to') ?? ''),
  ]
  try {
    return {
      accountId: who === undefined ? undefined : (await accountNamed(read, who)).id,
      actor: by !== undefined && ACTOR.test(by) ? by : undefined,
      kind: LOG_KINDS.find((kind) => kind === given('kind')),
      from: from === null ? undefined : startOf(from),
      to: to === null ? undefined : startOf(daysLater(to, 1)),
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return refusalIn(texts, error) ?? ''
  }
}

function logColumns(ask: Ask): Column<LoggedAct>[] {
  const { t, format, texts, now } = ask
  const { text, time } = columnsOf<LoggedAct>(ask)
  const formats = { ...format, time: format.moment }
  return [
    time('panel-service-log-when', 'at'),
    text('panel-service-log-what', 'action', {
      cell: ({ action }) => t.find(`admin-log-action-${action}`) ?? action,
    }),
    text('panel-sessions-who', 'actor', {
      cell: ({ actor, actorName }) => actorSaid(texts, actor, actorName),
    }),
    text('panel-service-log-about', 'telegramId', {
      of: ({ about }) => (about ? String(about.telegramId) : null),
      cell: ({ about }) => about && personLink(texts, about),
    }),
    text('panel-service-log-detail', 'detail', {
      minor: true,
      of: ({ detail }) => detail && JSON.stringify(detail),
      cell: ({ detail }) =>
        html`<small>${clip(detailText(detail ?? {}, formats), DETAIL_SHOWN)}</small>`,
    }),
    {
      ...{ head: '', is: 'number' },
      cell: (one) =>
        mayUndo(one, undoing(ask), now) && openButton(t('panel-undo'), `${PATH}/${one.id}/undo`),
    },
  ]
}

// Does not compile while an action has no text.
true satisfies Action extends KeyOf<'admin-log-action-'> ? true : never
