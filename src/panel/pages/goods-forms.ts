import { productNotFound, refAt } from '../../domain/catalog/catalog.ts'
import type { CatalogJson } from '../../domain/catalog/file.ts'
import { ROUTING_WAYS } from '../../domain/catalog/routing.ts'
import { toUsd } from '../../domain/shared/money.ts'
import type { Ask } from '../ask.ts'
import { type Act, act, type Done, type Params } from '../kit/acts.ts'
import { choice, type Fields, optional, text, usd } from '../kit/fields.ts'
import type { Page } from '../kit/page.ts'
import { asFile, importAs, importPart, lineInFile, requireNew } from './goods-file.ts'
import { changedLine, lineFields, namesField, namesIn, namesListed } from './goods-line-fields.ts'
import { linePath, productPath } from './goods-parts.ts'
import { rowOf } from './goods-product.ts'

// Forms of lines and products. What they send is a catalog file with just that, so that all its rules hold.

type LineJson = CatalogJson['lines'][number]
type ProductJson = LineJson['products'][number]
type Input = Readonly<Record<string, unknown>>

const LINE = linePath(':slug')
const PRODUCT = productPath(':pid')
const KINDS = ['topup', 'gamekey', 'giftcard'] as const

/** What a form makes of the catalog. `adds`: what must not be there yet. */
type Made = { line: LineJson; adds?: { slug: string } | { pid: string }; to: string }

function form(
  title: 'panel-goods-new-line' | 'panel-goods-edit' | 'panel-goods-new-product',
  back: (params: Params) => string,
  fields: (ask: Ask, params: Params) => Promise<Fields>,
  made: (ask: Ask, params: Params, input: Input) => Promise<Made>,
): Act {
  return act<Fields>({
    right: 'catalog',
    title: ({ t }, { slug, pid }) => [t(title), slug ?? pid].filter(Boolean).join(': '),
    fields,
    async preview(ask, params, input) {
      const { line, adds } = await made(ask, params, input)
      await requireNew(ask.read, adds)
      return importPart(ask, asFile(line))
    },
    async run(sent, params, input): Promise<Done> {
      const { line, adds, to } = await made(sent, params, input)
      return importAs(sent, asFile(line), {
        said: sent.t('panel-goods-stored'),
        to,
        ...(adds ? { adds } : {}),
      })
    },
    back,
  })
}

export const goodsForms: Page = {
  right: 'catalog',
  views: {},
  acts: {
    '/panel/goods/new-line': form(
      'panel-goods-new-line',
      () => '/panel/goods',
      async (ask) => {
        const { t } = ask
        const kinds = KINDS.map((kind) => [kind, t(`admin-lines-kind-${kind}`)] as const)
        return {
          slug: text(t('panel-goods-slug'), { hint: t('panel-goods-slug-hint') }),
          kind: choice(t('admin-lines-labels-kind'), kinds),
          ...lineFields(ask, null),
        }
      },
      async (_, __, input) => {
        const kind = KINDS.find((one) => one === input.kind) ?? 'topup'
        const slug = String(input.slug ?? '')
        const empty = { slug, kind, productName: '', gameName: '', orderCode: '', products: [] }
        return { line: changedLine(empty, input), adds: { slug }, to: linePath(slug) }
      },
    ),
    [`${LINE}/edit`]: form(
      'panel-goods-edit',
      ({ slug = '' }) => linePath(slug),
      async (ask, { slug = '' }) => lineFields(ask, await lineInFile(ask, slug)),
      async (ask, { slug = '' }, input) => {
        const line = changedLine(await lineInFile(ask, slug), input)
        return { line: { ...line, products: [] }, to: linePath(slug) }
      },
    ),
    [`${LINE}/new-product`]: form(
      'panel-goods-new-product',
      ({ slug = '' }) => linePath(slug),
      async (ask, { slug = '' }) => {
        const { t } = ask
        const line = await lineInFile(ask, slug)
        return {
          pid: text(t('panel-goods-id'), { hint: t('panel-goods-pid-hint') }),
          ...productFields(ask, line, null),
          price: optional(usd(`${t('admin-lines-labels-price')}, USD`)),
          cost: optional(
            usd(`${t('admin-lines-labels-cost')}, USD`, { hint: t('panel-goods-cost-hint') }),
          ),
        }
      },
      async (ask, { slug = '' }, input) => {
        const line = await lineInFile(ask, slug)
        const pid = String(input.pid ?? '')
        const inUsd = (micros: unknown) => (typeof micros === 'number' ? toUsd(micros) : undefined)
        const [priceUsd, costUsd] = [inUsd(input.price), inUsd(input.cost)]
        const product = changedProduct({ pid, name: '' }, line, input)
        const priced = {
          ...product,
          ...(priceUsd === undefined ? {} : { priceUsd }),
          ...(costUsd === undefined ? {} : { costUsd }),
        }
        return { line: { ...line, products: [priced] }, adds: { pid }, to: productPath(pid) }
      },
    ),
    [`${PRODUCT}/edit`]: form(
      'panel-goods-edit',
      ({ pid = '' }) => productPath(pid),
      async (ask, params) => {
        const { line, product } = await inFile(ask, params)
        return productFields(ask, line, product)
      },
      async (ask, params, input) => {
        const { line, product } = await inFile(ask, params)
        // A cost that stays as it is stays as old as it is.
        const { costUsd: _, ...rest } = product
        return {
          line: { ...line, products: [changedProduct(rest, line, input)] },
          to: productPath(product.pid),
        }
      },
    ),
  },
}

async function inFile(ask: Ask, { pid = '' }: Params) {
  const { product } = await rowOf(ask, { pid })
  const line = await lineInFile(ask, product.slug)
  const found = line.products.find((one) => one.pid === pid)
  if (!found) throw productNotFound(pid)
  return { line, product: found }
}

/** @param product null for a new one */
function productFields({ t, ...ask }: Ask, line: LineJson, product: ProductJson | null): Fields {
  const ref = product?.supplierRef ?? null
  const names = product?.suppliers ?? line.suppliers ?? []
  const refs = names.map((name) => {
    const label = t('panel-goods-ref-at', { supplier: name })
    return [`ref.${name}`, optional(text(label, { value: refAt(ref, name) ?? '' }))] as const
  })
  const ways = ROUTING_WAYS.map((way) => [way, t(`admin-routing-words-by-${way}`)] as const)
  return {
    name: text(t('panel-goods-name'), { value: product?.name ?? '' }),
    names: namesField(t('panel-goods-names'), product?.names, { t }),
    ...Object.fromEntries(refs),
    suppliers: optional(
      text(t('panel-goods-own-suppliers'), {
        ...{ value: product?.suppliers?.join(', ') ?? '', offers: [...ask.deps.suppliers.keys()] },
        hint: t('panel-goods-own-suppliers-hint'),
      }),
    ),
    routing: optional(
      choice(t('admin-routing-row'), [['', t('panel-goods-as-line')], ...ways] as const, {
        value: product?.routing?.by ?? '',
      }),
    ),
  }
}

/** The product with what was typed. */
function changedProduct(product: ProductJson, line: LineJson, input: Input): ProductJson {
  const said = (name: string) => String(input[name] ?? '')
  const suppliers = namesListed(said('suppliers'))
  const asked = product.suppliers ?? line.suppliers ?? []
  const refs = asked.flatMap((name) => (said(`ref.${name}`) ? [[name, said(`ref.${name}`)]] : []))
  const isSame = asked.every(
    (name) => said(`ref.${name}`) === (refAt(product.supplierRef ?? null, name) ?? ''),
  )
  const [only, ...others] = new Set(refs.map(([, ref]) => ref))
  const one = refs.length === asked.length && others.length === 0 ? only : undefined
  const changed = {
    ...product,
    name: said('name'),
    names: namesIn(said('names'), product.names),
    supplierRef: isSame
      ? product.supplierRef
      : (one ?? (refs.length > 0 ? Object.fromEntries(refs) : null)),
    suppliers: suppliers.length > 0 ? suppliers : undefined,
    routing: ROUTING_WAYS.flatMap((by) => (by === input.routing ? [{ by }] : []))[0],
  }
  // As in a file, what is not there is left out.
  return JSON.parse(JSON.stringify(changed)) as ProductJson
}
