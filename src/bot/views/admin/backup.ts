import { bold, type Html, lines } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export function confirmBackupView({ t }: Texts, isEncrypted: boolean): Html {
  return lines(
    t('admin-backup-confirm'),
    isEncrypted ? t('admin-backup-encrypted') : t('admin-backup-unencrypted'),
  )
}

export function backupCaption(
  { format, t }: Texts,
  { bytes, isEncrypted }: { bytes: number; isEncrypted: boolean },
  now: Date,
): Html {
  return lines(
    t('admin-backup-caption', { time: format.moment(now), size: format.apart(megabytes(bytes)) }),
    isEncrypted ? t('admin-backup-encrypted') : t('admin-backup-unencrypted'),
  )
}

/** Such as `1.4 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
