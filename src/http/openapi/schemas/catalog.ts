import { z } from 'zod'
import { success, text, usd, whole } from './responses.ts'

// The answers about the catalog.

const optionSchema = z.strictObject({
  value: text('What an order has to name.'),
  label: text('Its name for people.'),
  shortcuts: z.array(z.string()).optional().meta({ description: 'Other names for the value.' }),
})

const serviceSchema = z
  .strictObject({
    productName: text('The name of the line.'),
    slug: z.string().meta({ description: 'Line identifier.' }),
    gameName: text('The name of the game.'),
    required: z
      .array(
        z.strictObject({
          name: z
            .enum(['userId', 'zoneId', 'serverId', 'region', 'moreId'])
            .meta({ description: 'Its name in POST /orders.' }),
          label: text('Its name for people.'),
        }),
      )
      .meta({ description: 'The fields that an order of the line needs.' }),
    status: z.literal('active'),
    serverIdOptions: z
      .array(optionSchema)
      .optional()
      .meta({ description: 'The servers, if the line needs one.' }),
    regionOptions: z
      .array(optionSchema)
      .optional()
      .meta({ description: 'The regions, if the line needs one.' }),
  })
  .meta({ id: 'Service' })

const productSchema = z
  .strictObject({
    id: z.string().meta({ description: 'GWPID: send it as `pid` to POST /orders.' }),
    slug: text('The line that it belongs to.'),
    gameName: text('The name of the game.'),
    serviceName: z.string().meta({ description: 'Pack name.' }),
    category: text('Game keys and gift cards: the slug.').optional(),
    price: usd('Price in USD.'),
    stock: whole('The same as `quantity`.').optional(),
    status: z.literal('active'),
    quantity: z
      .int()
      .optional()
      .meta({ description: 'Codes in stock, if the product is sold from stock.' }),
    inStock: z.boolean().optional().meta({ description: 'Whether it can be ordered.' }),
    quantityMin: whole('At least this many in one order.').optional(),
    quantityMax: z.int().optional().meta({ description: 'At most this many in one order.' }),
  })
  .meta({ id: 'Product' })

export const servicesSchema = z.strictObject({ success, services: z.array(serviceSchema) })
export const productsSchema = z.strictObject({ success, products: z.array(productSchema) })
