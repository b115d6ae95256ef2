import type { Call } from '../history.ts'
import { asJson } from './answers.ts'
import type { Check, Found } from './check.ts'

/** What the bot answers a command with, in a message of its own. Nothing else that it writes looks like it. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  '/topup': /How would you like to pay\?/,
  '/shop': /🛍 Shop/,
}

export const chatAnswers: Check = {
  name: 'chat-answers',
  promise: 'Everything that a person writes to the bot is answered in the end.',
  find({ said }, { calls }) {
    const wrote = calls.filter(
      ({ door, action, status }) => door === 'chat' && action === 'write' && status === 200,
    )
    return [...said].flatMap(([who, texts]) =>
      Object.entries(ANSWERS).flatMap(([command, answer]): Found[] => {
        const isSame = ({ account, request }: Call) =>
          account === who && asJson(request)?.text === command
        const asked = wrote.filter(isSame)
        const count = texts.filter((text) => answer.test(text)).length
        if (count >= asked.length) return []
        const what = `${who} wrote ${command} ${asked.length} times, and was answered ${count} times.`
        return [{ what, evidence: [asked[0], asked.at(-1)] }]
      }),
    )
  },
}
