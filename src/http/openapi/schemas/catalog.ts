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
    productName: text('The name of the line.', 'Game E coins'),
    slug: text('Line identifier.', 'gamee'),
    gameName: text('The name of the game.', 'Game E'),
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
      .meta({
        description: 'The fields that an order of the line needs.',
        example: [
          { name: 'userId', label: 'Player ID' },
          { name: 'region', label: 'Region' },
          { name: 'moreId', label: 'Character ID' },
        ],
      }),
    status: z.literal('active'),
    serverIdOptions: z
      .array(optionSchema)
      .optional()
      .meta({ description: 'The servers, if the line needs one.' }),
    regionOptions: z
      .array(optionSchema)
      .optional()
      .meta({
        description: 'The regions, if the line needs one.',
        example: [{ value: 'europe', label: 'Europe', shortcuts: ['eu'] }],
      }),
  })
  .meta({ id: 'Service' })

const productSchema = z
  .strictObject({
    id: text('GWPID: send it as `pid` to POST /orders.', 'GWK-PC-K-STANDARD'),
    slug: text('The line that it belongs to.', 'keyspc'),
    gameName: text('The name of the game.', 'PC games'),
    serviceName: text('Pack name.', 'Game K, standard edition, PC'),
    category: text('Game keys and gift cards: the slug.', 'keyspc').optional(),
    price: usd('Price in USD.'),
    stock: whole('The same as `quantity`.', 100).optional(),
    status: z.literal('active'),
    quantity: whole('Codes in stock, if the product is sold from stock.', 100).optional(),
    inStock: flag('Whether it can be ordered.', true).optional(),
    quantityMin: whole('At least this many in one order.', 1).optional(),
    quantityMax: whole('At most this many in one order.', 100).optional(),
  })
  .meta({ id: 'Product' })

export const servicesSchema = z.strictObject({ success, services: z.array(serviceSchema) })
export const productsSchema = z.strictObject({ success, products: z.array(productSchema) })
