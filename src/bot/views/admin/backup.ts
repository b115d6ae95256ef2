import { bold, type Html, lines } from '../../html.ts'
import type { Texts } from '../../texts/texts.ts'

export function confirmBackupView({ service }: Texts, isEncrypted: boolean): Html {
  const { confirm, about, encrypted, unencrypted } = service.backup
  return lines(bold(confirm), '', about, isEncrypted ? encrypted : unencrypted)
}

export function backupCaption(
  { service, format }: Texts,
  { bytes, isEncrypted }: { bytes: number; isEncrypted: boolean },
  now: Date,
): Html {
  const { caption, encrypted, unencrypted } = service.backup
  return lines(
    caption(format.moment(now), format.apart(megabytes(bytes))),
    isEncrypted ? encrypted : unencrypted,
  )
}

/** Such as `1.4 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
