import type { CatalogJson } from '../../src/domain/catalog/file.ts'
import { PIDS } from './factories.ts'

/** What the second service sells: the first one's products, each dearer, under names of its own. */
export const OWN_PIDS = { topup: 'OWN-A60', voucher: 'OWN-S325', key: 'OWN-K1' } as const
export const OWN_CATALOG: CatalogJson = {
  lines: [
    ownLine('gamea', 'topup', { pid: OWN_PIDS.topup, priceUsd: 1.5, supplierRef: PIDS.userId }),
    {
      ...ownLine('gameaucspecial', 'topup', {
        pid: OWN_PIDS.voucher,
        priceUsd: 4,
        supplierRef: 'redeemed',
      }),
      stockBased: true,
    },
    ownLine('gamekeys', 'gamekey', {
      pid: OWN_PIDS.key,
      priceUsd: 6,
      supplierRef: PIDS.gamekey,
    }),
  ],
}

export function ownLine(
  slug: string,
  kind: 'topup' | 'gamekey',
  product: Omit<CatalogJson['lines'][number]['products'][number], 'name'>,
  suppliers = ['sandbox'],
): CatalogJson['lines'][number] {
  const names = { productName: slug, gameName: slug, orderCode: slug.slice(0, 6).toUpperCase() }
  const fields = [{ name: 'userId' as const, label: 'Player ID' }]
  const rest = kind === 'topup' ? { fields } : {}
  return { slug, kind, ...names, ...rest, suppliers, products: [{ name: slug, ...product }] }
}
