import { productNotFound, refAt } from '../../../domain/catalog/catalog.ts'
import { type CatalogJson, parseCatalog } from '../../../domain/catalog/file.ts'
import { exportCatalog, importEdited } from '../../../domain/catalog/import.ts'
import { ROUTING_WAYS } from '../../../domain/catalog/routing.ts'
import type { OrderFieldName } from '../../../domain/schema.ts'
import { DomainError } from '../../../domain/shared/errors.ts'
import { toUsd } from '../../../domain/shared/money.ts'
import type { Ask } from '../../ask.ts'
import { type Act, act, type Params } from '../../kit/acts.ts'
import { check, choice, type Fields, optional, text, usd } from '../../kit/fields.ts'
import type { Page } from '../../kit/page.ts'
import { importPart } from './file.ts'
import { lineActs, linePath, productPath } from './parts.ts'

// Forms of lines and products. What they send is a catalog file with just that, so that all its rules hold. What a
// form does not ask stays as it is in the file.

type LineJson = CatalogJson['lines'][number]
type ProductJson = LineJson['products'][number]
type Input = Readonly<Record<string, unknown>>

const LINE = lineActs(':slug')
const PRODUCT = productPath(':pid')
const KINDS = ['topup', 'gamekey', 'giftcard'] as const
const FIELDS: readonly OrderFieldName[] = ['userId', 'zoneId', 'serverId', 'region', 'moreId']

/** @param made what it makes of the catalog: a line with those of its products that change. Undefined is left out. */
function form(
  title: 'panel-goods-new-line' | 'panel-goods-edit' | 'panel-goods-new-product',
  back: (params: Params) => string,
  fields: (ask: Ask, catalog: CatalogJson, params: Params) => Fields,
  made: (catalog: CatalogJson, params: Params, input: Input) => object,
): Act {
  const fileOf = (catalog: CatalogJson, params: Params, input: Input) =>
    parseCatalog(JSON.stringify({ lines: [made(catalog, params, input)] }))
  return act<Fields>({
    title: ({ t }, { slug, pid }) => [t(title), slug ?? pid].filter(Boolean).join(': '),
    fields: async (ask, params) => fields(ask, await exportCatalog(ask.read), params),
    preview: async (ask, params, input) =>
      importPart(ask, fileOf(await exportCatalog(ask.read), params, input)),
    run: (sent, params, input) =>
      sent.change(async (tx) => {
        const { actor, now, t } = sent
        const edit = (catalog: CatalogJson) => fileOf(catalog, params, input)
        await importEdited(tx, edit, { actor }, now)
        return { said: t('panel-goods-stored'), to: madeAt(input) ?? back(params) }
      }),
    back,
  })
}

/** The page of what is new. */
function madeAt({ slug, pid }: Input): string | undefined {
  if (typeof slug === 'string') return linePath(slug)
  return typeof pid === 'string' ? productPath(pid) : undefined
}

export const goodsForms: Page = {
  right: 'catalog',
  views: {},
  acts: {
    '/panel/goods/new-line': form(
      'panel-goods-new-line',
      () => '/panel/goods',
      (ask) => {
        const { t } = ask
        const kinds = KINDS.map((kind) => [kind, t(`admin-lines-kind-${kind}`)] as const)
        return {
          slug: text(t('panel-goods-slug'), { hint: t('panel-goods-slug-hint') }),
          kind: choice(t('admin-lines-labels-kind'), kinds),
          ...lineFields(ask, null),
        }
      },
      ({ lines }, _, input) => {
        const kind = KINDS.find((one) => one === input.kind) ?? 'topup'
        const slug = String(input.slug ?? '')
        if (lines.some((line) => line.slug === slug))
          throw new DomainError('IS_THERE', { name: slug })
        const empty = { slug, kind, productName: '', gameName: '', orderCode: '', products: [] }
        return changedLine(empty, input)
      },
    ),
    [`${LINE}/edit`]: form(
      'panel-goods-edit',
      ({ slug = '' }) => linePath(slug),
      (ask, catalog, params) => lineFields(ask, lineIn(catalog, params)),
      (catalog, params, input) => {
        return { ...changedLine(lineIn(catalog, params), input), products: [] }
      },
    ),
    [`${LINE}/new-product`]: form(
      'panel-goods-new-product',
      ({ slug = '' }) => linePath(slug),
      (ask, catalog, params) => {
        const { t, format } = ask
        return {
          pid: text(t('panel-goods-id'), { hint: t('panel-goods-pid-hint') }),
          ...productFields(ask, lineIn(catalog, params), null),
          price: optional(usd(format.inUsd(t('admin-lines-labels-price')))),
          cost: optional(
            usd(format.inUsd(t('admin-lines-labels-cost')), { hint: t('panel-goods-cost-hint') }),
          ),
        }
      },
      (catalog, params, input) => {
        const line = lineIn(catalog, params)
        const pid = String(input.pid ?? '')
        if (catalog.lines.some(({ products }) => products.some((one) => one.pid === pid)))
          throw new DomainError('IS_THERE', { name: pid })
        const product = changedProduct({ pid, name: '' }, line, input)
        const [priceUsd, costUsd] = [inUsd(input.price), inUsd(input.cost)]
        return { ...line, products: [{ ...product, priceUsd, costUsd }] }
      },
    ),
    [`${PRODUCT}/edit`]: form(
      'panel-goods-edit',
      ({ pid = '' }) => productPath(pid),
      (ask, catalog, params) => {
        const { line, product } = productIn(catalog, params)
        return productFields(ask, line, product)
      },
      (catalog, params, input) => {
        const { line, product } = productIn(catalog, params)
        // A cost that stays as it is stays as old as it is.
        const { costUsd: _, ...rest } = product
        return { ...line, products: [changedProduct(rest, line, input)] }
      },
    ),
  },
}

function lineIn({ lines }: CatalogJson, { slug = '' }: Params): LineJson {
  const line = lines.find((one) => one.slug === slug)
  if (!line) throw new DomainError('LINE_NOT_FOUND', { slug })
  return line
}

function productIn({ lines }: CatalogJson, { pid = '' }: Params) {
  for (const line of lines)
    for (const product of line.products) if (product.pid === pid) return { line, product }
  throw productNotFound(pid)
}

/** @param line null for a new one */
function lineFields({ t, format, deps }: Ask, line: LineJson | null): Fields {
  const offers = ['stock', ...deps.suppliers.keys()]
  const ways = ROUTING_WAYS.map((way) => [way, t(`admin-routing-words-by-${way}`)] as const)
  const hint = t('panel-goods-player-hint')
  const labels = FIELDS.map((field) => {
    const value = line?.fields?.find(({ name }) => name === field)?.label ?? ''
    const label = t('panel-goods-player-label', { field })
    return [`${field}.label`, optional(text(label, { value, hint }))] as const
  })
  return {
    productName: text(t('panel-goods-line-name'), { value: line?.productName ?? '' }),
    gameName: text(t('panel-goods-game-name'), { value: line?.gameName ?? '' }),
    orderCode: text(t('panel-goods-order-code'), {
      ...{ value: line?.orderCode ?? '', hint: t('panel-goods-order-code-hint') },
    }),
    suppliers: optional(
      text(t('admin-lines-labels-suppliers'), {
        ...{ value: line?.suppliers?.join(', ') ?? '', offers },
        hint: t('panel-goods-suppliers-hint', { names: offers.join(', ') }),
      }),
    ),
    routing: choice(t('admin-routing-row'), ways, { value: line?.routing?.by ?? 'listed' }),
    roundTo: optional(
      usd(format.inUsd(t('admin-pricing-rounding')), {
        value: String(line?.roundToUsd ?? 0.01),
        offers: ['0.01', '0.05', '0.10', '0.50', '1.00'],
      }),
    ),
    ...((line === null || line.kind === 'topup') && {
      stockBased: check(t('panel-goods-vouchers'), line?.stockBased ?? false),
      ...Object.fromEntries(labels),
    }),
  }
}

/** The line with what was typed. A field without a label is not asked for; those that were there stay in their order. */
function changedLine(line: LineJson, input: Input): object {
  const said = textsOf(input)
  const by = ROUTING_WAYS.find((way) => way === input.routing)
  const known = line.fields ?? []
  const names = [...new Set([...known.map(({ name }) => name), ...FIELDS])]
  const fields = names.flatMap((name) => {
    const label = said(`${name}.label`)
    return label === '' ? [] : [{ ...known.find((one) => one.name === name), name, label }]
  })
  return {
    ...line,
    ...{ productName: said('productName'), gameName: said('gameName') },
    orderCode: said('orderCode').toUpperCase(),
    suppliers: namesListed(said('suppliers')),
    roundToUsd: inUsd(input.roundTo),
    routing: by === undefined || by === 'listed' ? undefined : { by },
    stockBased: line.kind === 'topup' ? input.stockBased === true : undefined,
    fields: fields.length > 0 ? fields : undefined,
  }
}

/** @param product null for a new one */
function productFields({ t, deps }: Ask, line: LineJson, product: ProductJson | null): Fields {
  const ref = product?.supplierRef ?? null
  const names = product?.suppliers ?? line.suppliers ?? []
  const refs = names.map((name) => {
    const label = t('panel-goods-ref-at', { supplier: name })
    return [`ref.${name}`, optional(text(label, { value: refAt(ref, name) ?? '' }))] as const
  })
  return {
    name: text(t('panel-goods-name'), { value: product?.name ?? '' }),
    ...Object.fromEntries(refs),
    suppliers: optional(
      text(t('panel-goods-own-suppliers'), {
        ...{ value: product?.suppliers?.join(', ') ?? '', offers: [...deps.suppliers.keys()] },
        hint: t('panel-goods-own-suppliers-hint'),
      }),
    ),
    belowCost: check(t('panel-goods-below'), product?.belowCost ?? false),
  }
}

/** The product with what was typed. */
function changedProduct(product: ProductJson, line: LineJson, input: Input): object {
  const said = textsOf(input)
  const asked = product.suppliers ?? line.suppliers ?? []
  const refs = asked.flatMap((name) => (said(`ref.${name}`) ? [[name, said(`ref.${name}`)]] : []))
  const isSame = asked.every(
    (name) => said(`ref.${name}`) === (refAt(product.supplierRef ?? null, name) ?? ''),
  )
  const [only, ...others] = new Set(refs.map(([, ref]) => ref))
  const one = refs.length === asked.length && others.length === 0 ? only : undefined
  return {
    ...product,
    name: said('name'),
    supplierRef: isSame
      ? product.supplierRef
      : (one ?? (refs.length > 0 ? Object.fromEntries(refs) : null)),
    suppliers: namesListed(said('suppliers')),
    belowCost: input.belowCost === true,
  }
}

function textsOf(input: Input): (name: string) => string {
  return (name) => String(input[name] ?? '')
}

function inUsd(micros: unknown): number | undefined {
  return typeof micros === 'number' ? toUsd(micros) : undefined
}

/** Names with commas or spaces between them; undefined for none. */
function namesListed(text: string): string[] | undefined {
  const names = text.split(/[\s,]+/).filter((name) => name !== '')
  return names.length > 0 ? names : undefined
}
