import type { Examples } from '../operations.ts'

// What the sandbox answers.

export const SERVICES_EXAMPLES: Examples = {
  'Lines that need other fields each': {
    success: true,
    services: [
      {
        productName: 'Game A UC',
        slug: 'gamea',
        gameName: 'Game A',
        required: [{ name: 'userId', label: 'Player ID' }],
        status: 'active',
      },
      {
        productName: 'Game E coins',
        slug: 'gamee',
        gameName: 'Game E',
        required: [
          { name: 'userId', label: 'Player ID' },
          { name: 'region', label: 'Region' },
          { name: 'moreId', label: 'Character ID' },
        ],
        status: 'active',
        regionOptions: [
          { value: 'north-america', label: 'North America', shortcuts: ['na'] },
          { value: 'south-america', label: 'South America', shortcuts: ['sa', 'latam'] },
          { value: 'europe', label: 'Europe', shortcuts: ['eu'] },
          { value: 'asia-pacific', label: 'Asia-Pacific', shortcuts: ['asia', 'apac'] },
        ],
      },
      {
        productName: 'PC game keys',
        slug: 'keyspc',
        gameName: 'PC games',
        required: [],
        status: 'active',
      },
    ],
  },
}

export const PRODUCTS_EXAMPLES: Examples = {
  'A top-up, and a key that is sold from stock': {
    success: true,
    products: [
      {
        id: 'GWA-UC-60',
        slug: 'gamea',
        gameName: 'Game A',
        serviceName: '60 UC',
        price: 0.8875,
        status: 'active',
      },
      {
        id: 'GWK-PC-K-STANDARD',
        slug: 'keyspc',
        gameName: 'PC games',
        serviceName: 'Game K, standard edition, PC',
        category: 'keyspc',
        price: 17.9,
        status: 'active',
        stock: 100,
        quantity: 100,
        inStock: true,
        quantityMin: 1,
        quantityMax: 100,
      },
    ],
  },
}
