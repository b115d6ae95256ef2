import type { Tx } from '../../db/store.ts'
import { NothingLeftToDo } from '../../domain/telegram/inbox.ts'
import type { Html } from '../../locales/html.ts'
import type { BotContext } from './context.ts'
import { button, copyButton, send } from './screen.ts'

/**
 * As ctx.act, for work that makes a key or another secret.
 * @param lost says that the message with the secret did not reach the person.
 * @returns null if the work was done before, when the update was first handled.
 */
export async function makeSecret<T>(
  ctx: BotContext,
  lost: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  try {
    return await ctx.act(work)
  } catch (error) {
    if (!(error instanceof NothingLeftToDo) || error.why !== 'done') throw error
    ctx.say(lost, 'alert')
    return null
  }
}

/**
 * Sends a secret in a message of its own, which cannot be forwarded. Only the message contains it: the
 * database keeps the hash of a key.
 * @param copy the text of the button that copies it.
 */
export function sendSecret(
  ctx: BotContext,
  secret: string,
  { text, copy }: { text: Html; copy: string },
): Promise<void> {
  return send(ctx, {
    text,
    buttons: [copyButton(copy, secret), [button(ctx.t('api-delete-message'), 'delete')]],
    secret: true,
  })
}
