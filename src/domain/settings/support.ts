import { z } from 'zod'
import type { SettingProblem } from '../shared/problems.ts'

// The contact that the operator gives for help.

/** Telegram's rule: 5 to 32 letters, digits and single underscores between them; bought names may have 4. */
const USERNAME = /^@(?!.*__)[a-z]\w{2,30}[a-z0-9]$/i
const mail = z.email().max(254)
const MAX_URL_LENGTH = 200

/** What is wrong with a contact; null if nothing is. Empty is valid: there is no contact. */
export function problemWithSupport(support: string): SettingProblem | null {
  if (support === '' || USERNAME.test(support) || mail.safeParse(support).success) return null
  if (isHttpsUrl(support)) return null
  return { problem: 'support', text: support.slice(0, 60), maxUrlLength: MAX_URL_LENGTH }
}

/** Refuses a URL with a username or password: everybody would see them. */
function isHttpsUrl(text: string): boolean {
  if (text.length > MAX_URL_LENGTH || /\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
