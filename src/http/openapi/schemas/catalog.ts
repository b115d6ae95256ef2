import { z } from 'zod'
import { success, usd } from './responses.ts'

// The answers about the catalog.

const optionSchema = z.strictObject({
  value: z.string(),
  label: z.string(),
  shortcuts: z.array(z.string()).optional().meta({ description: 'Other names for the value.' }),
})

const serviceSchema = z
  .strictObject({
    productName: z.string(),
    slug: z.string().meta({ description: 'Line identifier.' }),
    gameName: z.string(),
    required: z.array(
      z.strictObject({
        name: z.enum(['userId', 'zoneId', 'serverId', 'region', 'moreId']),
        label: z.string(),
      }),
    ),
    status: z.literal('active'),
    serverIdOptions: z.array(optionSchema).optional(),
    regionOptions: z.array(optionSchema).optional(),
  })
  .meta({ id: 'Service' })

const productSchema = z
  .strictObject({
    id: z.string().meta({ description: 'GWPID: send it as `pid` to POST /orders.' }),
    slug: z.string(),
    gameName: z.string(),
    serviceName: z.string().meta({ description: 'Pack name.' }),
    category: z.string().optional(),
    price: usd('Price in USD.'),
    stock: z.int().optional(),
    status: z.literal('active'),
    quantity: z
      .int()
      .optional()
      .meta({ description: 'Codes in stock, if the product is sold from stock.' }),
    inStock: z.boolean().optional(),
    quantityMin: z.int().optional(),
    quantityMax: z.int().optional().meta({ description: 'At most this many in one order.' }),
  })
  .meta({ id: 'Product' })

export const servicesSchema = z.strictObject({ success, services: z.array(serviceSchema) })
export const productsSchema = z.strictObject({ success, products: z.array(productSchema) })
