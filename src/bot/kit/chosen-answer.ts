import { createHash } from 'node:crypto'
import type { Question } from './context.ts'
import { type Button, button, fitsButton } from './screen.ts'

// A button that answers the open question with a text, as if the person had typed it.

const VERB = 'typed'
const DIGEST_LENGTH = 8

/** A button that answers this question, and no other; none if the text is too long for a button. */
export function answerButton(question: Question, label: string, text: string): Button[] {
  const digest = digestOf(question)
  return fitsButton(VERB, digest, text) ? [button(label, VERB, digest, text)] : []
}

/** The text that a pressed button answers the question with; undefined if it does not. */
export function chosenAnswer(question: Question, pressed: string | undefined): string | undefined {
  const begin = `${VERB}:${digestOf(question)}:`
  return pressed?.startsWith(begin) ? pressed.slice(begin.length) : undefined
}

function digestOf({ name, args }: Question): string {
  const hash = createHash('sha256').update(JSON.stringify([name, args]))
  return hash.digest('base64url').slice(0, DIGEST_LENGTH)
}
