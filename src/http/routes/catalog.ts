import { answerVersion, JSON_TYPE } from '../answer.ts'
import type { CatalogPages, PageName } from '../catalog-pages.ts'
import type { ApiContext, Route } from '../context.ts'
import { reading, UNCHANGED } from '../operations.ts'
import { productsSchema, servicesSchema } from '../responses.ts'

/** The caller may store it, but must revalidate it, which costs little with the ETag. */
const HEADERS = { ...JSON_TYPE, 'Cache-Control': 'private, no-cache' }

export function catalogRoutes(pages: CatalogPages, clock: () => Date): Route[] {
  const send = (name: PageName) => async (c: ApiContext) => {
    const { body, etag } = await pages.get(name, clock())
    return answerVersion(c, body, { ...HEADERS, ETag: etag })
  }
  const products = (summary: string) =>
    reading({ tag: 'Catalog', summary, description: CONDITIONAL }, productsSchema, {
      responses: UNCHANGED,
    })
  return [
    {
      method: 'get',
      path: '/services',
      operation: reading(
        {
          tag: 'Catalog',
          summary: 'Lines and the fields that their orders need',
          description: CONDITIONAL,
        },
        servicesSchema,
        { responses: UNCHANGED },
      ),
      handle: send('services'),
    },
    {
      method: 'get',
      path: '/products',
      operation: products('Products and prices; the id is the pid of an order'),
      handle: send('products'),
    },
    {
      method: 'get',
      path: '/catalog',
      operation: products('The same as /products'),
      handle: send('products'),
    },
  ]
}

const CONDITIONAL =
  'Changes show within a second. An order uses the stock and price at its own moment. Send the ETag back as If-None-Match: the answer is 304 if nothing has changed.'
