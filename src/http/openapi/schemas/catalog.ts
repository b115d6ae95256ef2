import { z } from 'zod'
import { choice, flag, text, texts, whole } from '../../described.ts'
import { success, usd } from './responses.ts'

// The answers about the catalog.

const optionSchema = z.strictObject({
  value: text('What an order has to name.'),
  label: text('Its name for people.'),
  shortcuts: texts('Other names for the value.').optional(),
})

const serviceSchema = z
  .strictObject({
    productName: text('The name of the line.'),
    slug: text('Line identifier.'),
    gameName: text('The name of the game.'),
    required: z
      .array(
        z.strictObject({
          name: choice(
            ['userId', 'zoneId', 'serverId', 'region', 'moreId'],
            'Its name in POST /orders.',
          ),
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
    id: text('GWPID: send it as `pid` to POST /orders.'),
    slug: text('The line that it belongs to.'),
    gameName: text('The name of the game.'),
    serviceName: text('Pack name.'),
    category: text('Game keys and gift cards: the slug.').optional(),
    price: usd('Price in USD.'),
    stock: whole('The same as `quantity`.').optional(),
    status: z.literal('active'),
    quantity: whole('Codes in stock, if the product is sold from stock.').optional(),
    inStock: flag('Whether it can be ordered.').optional(),
    quantityMin: whole('At least this many in one order.').optional(),
    quantityMax: whole('At most this many in one order.').optional(),
  })
  .meta({ id: 'Product' })

export const servicesSchema = z.strictObject({ success, services: z.array(serviceSchema) })
export const productsSchema = z.strictObject({ success, products: z.array(productSchema) })
