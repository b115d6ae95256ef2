import type { Reader } from '../../db/store.ts'
import {
  deliversCodes,
  type Line,
  linesOnSale,
  MAX_QUANTITY,
  type ProductOnSale,
  productsOnSale,
} from '../../domain/catalog.ts'
import type { Fulfilment } from '../../domain/fulfilment.ts'
import { toUsd } from '../../domain/money.ts'
import type { ApiContext, Route } from '../context.ts'
import { reading } from '../operations.ts'
import { productsSchema, servicesSchema } from '../responses.ts'

export function catalogRoutes(read: Reader, fulfilment: Fulfilment): Route[] {
  const listProducts = async (c: ApiContext) => {
    const products = await productsOnSale(read, fulfilment.routeOf)
    return c.json({ success: true, products: products.map(productJson) })
  }
  const products = (summary: string) => reading({ tag: 'Catalog', summary }, productsSchema)
  return [
    {
      method: 'get',
      path: '/services',
      operation: reading(
        { tag: 'Catalog', summary: 'Game lines and the order fields that each needs' },
        servicesSchema,
      ),
      handle: async (c) => {
        const lines = await linesOnSale(read, fulfilment.routeOf)
        return c.json({ success: true, services: lines.map(serviceJson) })
      },
    },
    {
      method: 'get',
      path: '/products',
      operation: products('Products with their prices; the id is the pid of an order'),
      handle: listProducts,
    },
    {
      method: 'get',
      path: '/catalog',
      operation: products('The same as /products'),
      handle: listProducts,
    },
  ]
}

function serviceJson(line: Line) {
  return {
    productName: line.productName,
    slug: line.slug,
    gameName: line.gameName,
    required: line.fields.map(({ name, label }) => ({ name, label })),
    status: 'active',
    ...(line.serverOptions ? { serverIdOptions: line.serverOptions } : {}),
    ...(line.regionOptions ? { regionOptions: line.regionOptions } : {}),
  }
}

function productJson({ pid, slug, name, priceMicros, line, available }: ProductOnSale) {
  const onRequest = { inStock: true, quantityMin: 1, quantityMax: MAX_QUANTITY }
  const stock =
    available === null
      ? deliversCodes(line)
        ? onRequest
        : {}
      : {
          stock: available,
          quantity: available,
          inStock: available > 0,
          quantityMin: 1,
          quantityMax: Math.min(available, deliversCodes(line) ? MAX_QUANTITY : 1),
        }
  return {
    id: pid,
    slug,
    gameName: line.gameName,
    serviceName: name,
    ...(deliversCodes(line) ? { category: slug } : {}),
    price: toUsd(priceMicros),
    status: 'active',
    ...stock,
  }
}
