import type { Line } from '../../../domain/catalog/catalog.ts'
import { clip } from '../../../locales/html.ts'
import type { Texts } from '../../../locales/languages.ts'

export function lineRow(texts: Texts, { status, productName, slug }: Line): string {
  const name = clip(productName, 32)
  return `${iconOf(texts, status)} ${name} · ${texts.format.apart(clip(slug, 20))}`
}

export function priceText({ format, t }: Texts, priceMicros: number | null): string {
  return priceMicros === null ? t('admin-lines-no-price') : format.usd(priceMicros)
}

function iconOf({ t }: Texts, status: Line['status']): string {
  return t(`admin-lines-status-${status}`).split(' ')[0] ?? ''
}
