import type { Incident } from '../../domain/suppliers/incidents.ts'
import type { Ask } from '../ask.ts'
import { html, markup } from '../kit/html.ts'
import type { Column } from '../kit/list.ts'

// Times in which a supplier kept failing, in lists.

/** Where it is decided what is done with the orders. */
export function incidentPath({ id }: Pick<Incident, 'id'>): string {
  return `/panel/inbox/incident/${id}`
}

/** @param isNamed whether they are of several suppliers */
export function incidentColumns(
  { t, format, now }: Pick<Ask, 't' | 'format' | 'now'>,
  isNamed: boolean,
): Column<Incident>[] {
  return [
    {
      head: t('admin-incidents-since'),
      cell: ({ openedAt }) => markup(format.time(openedAt)),
      file: ['opened_at', 'instant', ({ openedAt }) => openedAt],
    },
    ...(isNamed
      ? [{ head: t('panel-suppliers-name'), cell: ({ supplier }: Incident) => supplier }]
      : []),
    {
      head: t('panel-suppliers-status'),
      cell: ({ endedAt }) =>
        endedAt === null
          ? html`<span class="tag bad">${t('panel-incident-open')}</span>`
          : html`<span class="tag">${t('panel-incident-over')}</span>`,
      file: ['ended_at', 'instant', ({ endedAt }) => endedAt],
    },
    {
      head: t('admin-incidents-lasts'),
      cell: ({ openedAt, endedAt }) => format.took((endedAt ?? now).getTime() - openedAt.getTime()),
      is: 'number',
    },
    {
      head: t('panel-incident-reason'),
      cell: ({ reason }) => reason,
      file: ['reason', 'text', ({ reason }) => reason],
      is: 'minor',
    },
  ]
}
