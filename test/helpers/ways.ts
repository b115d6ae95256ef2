import type { panelOf, Seen } from './panel.ts'

type Panel = Awaited<ReturnType<typeof panelOf>>

const WAYS = '/panel/money/ways'

/** A way to pay in another currency, with a fee, as it is typed. */
export const BKASH = {
  ...{ on: 'on', currency: 'bdt', rate: '121,5', fee: '1.5', least: '5', most: '200' },
  instructions: 'Send Money to\r\n01700-000000',
}

/** What the fields of a form have when it is opened. */
export async function formOf(panel: Panel, path: string): Promise<Record<string, string>> {
  const { html } = await panel.open(path)
  const [, form = ''] = /<form method="post" [^>]*enctype[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
  const fields: Record<string, string> = {}
  for (const [input, name = ''] of form.matchAll(/<input [^>]*name="([^"]+)"[^>]*>/g)) {
    if (input.includes('type="checkbox"') && !input.includes(' checked')) continue
    fields[name] = plain(/ value="([^"]*)"/.exec(input)?.[1] ?? '')
  }
  for (const [, name = '', text = ''] of form.matchAll(
    /<textarea [^>]*name="([^"]+)"[^>]*>(.*?)<\/textarea>/gs,
  ))
    fields[name] = plain(text)
  delete fields.form
  return fields
}

/** Adds a way to be paid, as an owner does. */
export function addWay(panel: Panel, name: string): Promise<Seen> {
  return panel.send(`${WAYS}/add`, { name })
}

/** Changes some fields of a way to be paid. */
export function editWay(
  panel: Panel,
  id: number,
  changes: Record<string, string>,
  how: { yes?: boolean } = {},
): Promise<Seen> {
  return editForm(panel, `${WAYS}/${id}`, changes, how)
}

/** Opens a form, changes some of its fields and sends it. */
export async function editForm(
  panel: Panel,
  path: string,
  changes: Record<string, string>,
  how: { yes?: boolean } = {},
): Promise<Seen> {
  return panel.send(path, { ...(await formOf(panel, path)), ...changes }, how)
}
