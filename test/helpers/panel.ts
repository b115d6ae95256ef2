import { makeLink } from '../../src/domain/sessions/sessions.ts'
import type { TestApp } from './app.ts'

const ORIGIN = 'http://127.0.0.1'

/** What somebody of the team sees. `said`: what was done, or what is wrong. */
export type Seen = { status: number; html: string; text: string; said: string | null }

export type PanelBrowser = Awaited<ReturnType<typeof panelOf>>

/**
 * Somebody's browser at the panel, without a browser: it keeps cookies, follows redirects, and sends forms.
 * @param telegramId who opens a session in it; null: nobody
 */
export async function panelOf(
  test: Pick<TestApp, 'app' | 'store' | 'clock'>,
  telegramId: number | null,
) {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { Host: '127.0.0.1', Cookie: cookie, Origin: ORIGIN, ...init.headers }
    const response = await test.app.api.request(
      ORIGIN + path,
      { ...init, headers, redirect: 'manual' },
      { incoming: { socket: { remoteAddress: '198.51.100.9' } } },
    )
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  async function seen(response: Response): Promise<Seen> {
    const to = response.headers.get('location')
    if (response.status === 303 && to !== null) return seen(await ask(to))
    const html = await response.text()
    const said = /<(?:div class="said"|p class="problem")[^>]*>(.*?)<\/(?:div|p)>/s.exec(html)?.[1]
    return { status: response.status, html, text: textOf(html), said: said ? textOf(said) : null }
  }

  async function key(): Promise<string> {
    const page = await (await ask('/panel')).text()
    return /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
  }

  if (telegramId !== null) {
    const link = await test.store.transaction((tx) => makeLink(tx, telegramId, test.clock.now))
    await ask(`/panel/link/${link}`)
  }

  return {
    ask,
    cookies,
    /** What the forms of the session carry. */
    key,
    /** Opens a page. */
    open: async (path: string) => seen(await ask(path)),
    /** The file that a page offers. */
    file: async (path: string) => (await ask(path)).text(),
    /**
     * Fills in a form and sends it, with Yes if it is asked.
     * @param more yes: false stops at the question. form: the number of a form that was opened before.
     *   files: by the names of their fields
     */
    async send(
      path: string,
      fields: Record<string, string> = {},
      {
        yes = true,
        form = crypto.randomUUID() as string,
        files = {} as Record<string, Buffer>,
      } = {},
    ): Promise<Seen> {
      const body = { key: await key(), form, ...fields }
      const post = (more: Record<string, string>) =>
        ask(path, { method: 'POST', body: formOf({ ...body, ...more }, files) })
      const first = await seen(await post({}))
      if (!yes || !first.html.includes('name="yes"')) return first
      const [, compared] = /name="shown" value="([^"]*)"/.exec(first.html) ?? []
      return seen(
        await post({ yes: '1', ...(compared === undefined ? {} : { shown: textOf(compared) }) }),
      )
    },
  }
}

function formOf(texts: Record<string, string>, files: Record<string, Buffer>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  for (const [name, bytes] of Object.entries(files))
    form.append(`${name}-file`, new Blob([new Uint8Array(bytes)]), `${name}.txt`)
  return form
}

/** What people read, a line for each block. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<\/(p|h\d|tr|li|div|dt|button|th|td)>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
