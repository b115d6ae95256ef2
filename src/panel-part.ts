import { GrammyError } from 'grammy'
import { createTelegramApi } from './bot/sending/telegram.ts'
import { createTokenWatch } from './bot/sending/token-watch.ts'
import type { Config } from './config.ts'
import type { ReceiptFile } from './domain/deposits/receipts.ts'
import { bodyWithin } from './domain/shared/bodies.ts'
import { clientAddresses } from './http/access.ts'
import type { PanelDeps } from './panel/ask.ts'
import { createPanel } from './panel/panel.ts'
import { createPaymentMethods } from './payments/methods.ts'

export type PanelSettings = Pick<Config, 'adminIds' | 'cryptoPay'> & {
  /** The bot's; null if there is none. */
  token: string | null
  apiRoot: string
  /** Origins that may show the panel in a frame, besides Telegram's. */
  frames: readonly string[]
}

type Shared = Pick<PanelDeps, 'store' | 'clock' | 'log' | 'meter' | 'suppliers' | 'backups'> & {
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>
  panel?: PanelSettings
}

const NOBODY: PanelSettings = {
  ...{ adminIds: new Set(), token: null, cryptoPay: null, apiRoot: '', frames: [] },
}
/** Receipts are photos of screens and papers. */
const MAX_RECEIPT_BYTES = 20_000_000
const TELEGRAM_WITHIN_MS = 30_000

/** The operator's panel, with what it needs of Telegram. @param stopping when the service stops */
export function panelPart(
  { store, clock, log, meter, suppliers, config, backups, panel = NOBODY }: Shared,
  goods: Pick<PanelDeps, 'routeOf' | 'listings' | 'fulfilment' | 'isTokenRefused'>,
  stopping: AbortSignal,
) {
  const { adminIds, token, apiRoot, cryptoPay, frames } = panel
  const link = { cutOff: stopping, token: createTokenWatch({ log, meter }), meter }
  const api = token === null ? null : createTelegramApi(token, apiRoot, link)

  async function receipt({ fileId }: ReceiptFile): Promise<Buffer | null> {
    if (api === null) return null
    try {
      const { file_path: path } = await api.getFile(fileId)
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(TELEGRAM_WITHIN_MS)])
      const file = await fetch(`${apiRoot}/file/bot${token}/${path}`, { signal })
      return file.ok ? await bodyWithin(file, MAX_RECEIPT_BYTES) : null
    } catch (error) {
      // It is gone, or Telegram does not answer. The error may have the token.
      log.warn(
        { telegram: error instanceof GrammyError ? error.description : 'no answer' },
        'a receipt could not be read',
      )
      return null
    }
  }

  return createPanel({
    ...{
      store,
      clock,
      log,
      meter,
      owners: adminIds,
      token,
      frames,
      suppliers,
      receipt,
      backups,
    },
    ...goods,
    publicUrl: config.publicUrl,
    addressOf: clientAddresses(config.trustedProxies),
    methods: createPaymentMethods({ stars: api?.raw ?? null, cryptoPay }),
  })
}
