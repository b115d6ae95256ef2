import type { Log } from '../../domain/shared/log.ts'
import type { Meter } from '../../domain/shared/meter.ts'
import { aborted } from '../../domain/shared/waiting.ts'

/** What of an answer of Telegram matters here. */
type Answer = { ok: true } | { ok: false; error_code: number; description: string }

/** Knows whether Telegram takes the bot's token. */
export interface TokenWatch {
  readonly isRefused: boolean
  /** Looks at what Telegram answered to a call. The first refusal and the end of it are logged. */
  note(answer: Answer): void
  /** Resolves once the token is refused, or is not, or the signal is aborted. */
  until(isRefused: boolean, signal: AbortSignal): Promise<void>
}

/**
 * Whether Telegram refuses the token: 401 where it was revoked, 404 where no bot has it. Other servers
 * of the Bot API also say 404 of a method that they do not know.
 */
export function refusesToken({ error_code: code, description }: Answer & { ok: false }): boolean {
  return code === 401 || (code === 404 && !/method/i.test(description))
}

export function createTokenWatch({ log, meter }: { log: Log; meter: Meter }): TokenWatch {
  let isRefused = false
  let changed = Promise.withResolvers<void>()

  function become(refused: boolean): void {
    isRefused = refused
    meter.telegramPaused('token', refused)
    changed.resolve()
    changed = Promise.withResolvers()
  }

  return {
    get isRefused() {
      return isRefused
    },
    note(answer) {
      const refuses = !answer.ok && refusesToken(answer)
      if (refuses === isRefused) return
      become(refuses)
      if (answer.ok || !refuses)
        log.info({}, 'Telegram takes the token of the bot again: what waited is sent now')
      else
        log.error(
          { answer: `${answer.error_code} ${answer.description}` },
          'Telegram does not know BOT_TOKEN: nothing is sent or fetched until it does. Copy the token from @BotFather and start again',
        )
    },
    async until(refused, signal) {
      while (isRefused !== refused && !signal.aborted)
        await Promise.race([changed.promise, aborted(signal)])
    },
  }
}
