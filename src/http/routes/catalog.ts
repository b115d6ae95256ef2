import { answerVersion, JSON_TYPE } from '../answer.ts'
import type { Route } from '../context.ts'
import type { CatalogPages, PageName } from '../json/catalog-pages.ts'
import { CONDITIONAL, reading } from '../openapi/operations.ts'
import { productsSchema, servicesSchema } from '../openapi/schemas/catalog.ts'

/** The caller may store it, but must revalidate it, which costs little with the ETag. */
const HEADERS = { ...JSON_TYPE, 'Cache-Control': 'private, no-cache' }
const SCHEMAS = { services: servicesSchema, products: productsSchema }
const PAGES: { path: string; page: PageName; summary: string }[] = [
  { path: '/services', page: 'services', summary: 'Lines and the fields that their orders need' },
  {
    path: '/products',
    page: 'products',
    summary: 'Products and prices; the id is the pid of an order',
  },
  { path: '/catalog', page: 'products', summary: 'The same as /products' },
]
const FRESHNESS =
  'Changes show within a second, your own orders at once. An order uses the stock and price at its own moment. The prices are those of your account, which depend on its tier.'

export function catalogRoutes(pages: CatalogPages, clock: () => Date): Route[] {
  return PAGES.map(({ path, page, summary }) => ({
    method: 'get',
    path,
    operation: reading(
      { tag: 'Catalog', summary, description: FRESHNESS },
      SCHEMAS[page],
      CONDITIONAL,
    ),
    handle: async (c) => {
      const { body, etag } = await pages.get(page, c.get('caller'), clock())
      return answerVersion(c, { body, headers: { ...HEADERS, ETag: etag } })
    },
  }))
}
