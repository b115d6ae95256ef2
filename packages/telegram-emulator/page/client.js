// @ts-check

/** @typedef {{ first_name: string, username: string }} Bot */
/** @typedef {{ id: number, first_name: string, last_name?: string, role: string, stars: number, language_code?: string }} Person */
/** @typedef {{ type: string, offset: number, length: number, url?: string, language?: string,
 *   unix_time?: number, date_time_format?: string }} Entity */
/** @typedef {{ text: string, callback_data?: string, url?: string, pay?: boolean, copy_text?: { text: string },
 *   web_app?: { url: string } }} InlineButton */
/** @typedef {{ title: string, description: string, total_amount: number }} Invoice */
/** @typedef {{ file_id: string, width: number, height: number }} PhotoSize */
/** @typedef {{ file_id: string, file_name?: string, file_size?: number }} DocumentFile */
/**
 * Telegram's message object, with the fields that the page shows.
 * @typedef {{
 *   message_id: number, date: number, edit_date?: number, from?: { is_bot: boolean },
 *   text?: string, entities?: Entity[], caption?: string, caption_entities?: Entity[],
 *   photo?: PhotoSize[], document?: DocumentFile, sticker?: { emoji?: string },
 *   invoice?: Invoice, paid?: boolean,
 *   successful_payment?: { total_amount: number }, refunded_payment?: { total_amount: number },
 *   reply_markup?: { inline_keyboard?: InlineButton[][] }, forward_origin?: object,
 * }} Message
 */
/** @typedef {{ command: string, description: string }} Command */
/** @typedef {{ person: Person, blocked: boolean, commands: Command[], messages: Message[] }} Chat */
/** @typedef {{ text?: string, show_alert?: boolean }} Answer */
/**
 * @typedef {(
 *   { type: 'message' | 'edit' | 'paid', message: Message } | { type: 'delete', message_id: number } |
 *   { type: 'action', action: string } | { type: 'blocked', blocked: boolean } |
 *   { type: 'commands', commands: Command[] } | { type: 'stars', stars: number } |
 *   { type: 'language', language: string } | { type: 'answer' }
 * )} ChatEvent
 */

const RETRY_MS = 2000

/**
 * @param {string} path
 * @param {object | FormData} [body] posted if it is given
 * @returns {Promise<any>}
 * @throws Error with the server's message, which can be shown to people
 */
async function call(path, body) {
  const form = body instanceof FormData
  const response = await fetch(
    path,
    body && {
      method: 'POST',
      headers: form ? {} : { 'Content-Type': 'application/json' },
      body: form ? body : JSON.stringify(body),
    },
  ).catch(() => {
    throw new Error('The sandbox does not answer. Is it still running?')
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(answer.error ?? `The sandbox answered ${response.status}.`)
  return answer
}

/** @returns {Promise<{ bot: Bot, people: Person[] }>} */
export const getPeople = () => call('/chats')

/** @typedef {ReturnType<typeof createClient>} Client */

/** The actions of one person. @param {number} personId */
export function createClient(personId) {
  const base = `/chats/${personId}`
  return {
    /** @returns {Promise<Chat>} */
    chat: () => call(base),
    /** @param {string} text */
    write: (text) => call(`${base}/text`, { text }),
    /**
     * @param {number} message_id
     * @param {string} callback_data
     * @returns {Promise<{ answer: Answer | null }>}
     */
    press: (message_id, callback_data) => call(`${base}/press`, { message_id, callback_data }),
    /**
     * @param {number} message_id
     * @param {string} url of the button
     * @param {boolean} dark
     * @returns {Promise<{ url: string }>}
     */
    openApp: (message_id, url, dark) => call(`${base}/web-app`, { message_id, url, dark }),
    /** @param {number} message_id @returns {Promise<{ ok: boolean, error?: string }>} */
    pay: (message_id) => call(`${base}/pay`, { message_id }),
    /** @param {File} file @param {'photo' | 'document'} kind @param {string} caption */
    send(file, kind, caption) {
      const form = new FormData()
      form.set(kind, file)
      if (caption) form.set('caption', caption)
      return call(`${base}/file`, form)
    },
    sendSticker: () => call(`${base}/sticker`, {}),
    /** @param {string} language */
    speak: (language) => call(`${base}/language`, { language }),
    /** @param {boolean} on */
    block: (on) => call(`${base}/${on ? 'block' : 'unblock'}`, {}),
    /** @param {string} fileId */
    fileUrl: (fileId) => `${base}/files/${encodeURIComponent(fileId)}`,
    /** @param {Parameters<typeof listen>[1]} heard */
    listen: (heard) => listen(`/events?user=${personId}`, heard),
  }
}

/**
 * Follows a stream while the page is visible: a browser opens at most six connections to a host, which a few
 * forgotten tabs would use up.
 * @param {string} url
 * @param {{ event(event: ChatEvent): void, open(): void, lost(): void }} heard
 */
function listen(url, heard) {
  /** @type {EventSource | null} */
  let stream = null

  function connect() {
    if (stream || document.hidden) return
    const source = new EventSource(url)
    stream = source
    source.addEventListener('open', heard.open)
    source.addEventListener('message', ({ data }) => heard.event(JSON.parse(data)))
    source.addEventListener('error', () => {
      heard.lost()
      if (source.readyState !== EventSource.CLOSED || stream !== source) return
      stream = null
      setTimeout(connect, RETRY_MS)
    })
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return connect()
    stream?.close()
    stream = null
  })
  connect()
}
