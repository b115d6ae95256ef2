import type { Line, Product } from '../../../../domain/catalog/catalog.ts'
import type { Html } from '../../../html.ts'
import { html } from '../../../html.ts'

/** Lines of the catalog, and their products. */
export const lines = {
  title: '🎮 Lines',
  none: 'The catalog is empty. Import a file first.',
  choose: 'Tap a line for its products.',
  labels: {
    status: 'Status',
    kind: 'Kind',
    suppliers: 'Suppliers',
    products: 'Products',
    line: 'Line',
    price: 'Price',
    cost: 'Cost',
    inStock: 'In stock',
  },
  status: {
    active: '🟢 active',
    paused: '⏸ paused',
    hidden: '🙈 hidden',
    removed: '✕ removed',
    archived: '🗄 archived',
  } satisfies Record<Line['status'] | Product['status'], string>,
  kind: {
    topup: 'top-up',
    gamekey: 'game key',
    giftcard: 'gift card',
  } satisfies Record<Line['kind'], string>,
  fromStock: 'sold from stock',
  missing: (suppliers: string) => `⚠️ Not set up here: ${suppliers}. See SUPPLIERS in .env.example.`,
  notSold: (field: Html, problem: string) =>
    html`⚠️ Not sold: the pattern of ${field} ${problem}. Fix it in the catalog file and import the file again.`,
  lineNotActive: (status: string) =>
    `⚠️ It cannot be ordered, because of the status of its line: ${status}.`,
  noPrice: 'no price',
  noCost: 'not known',
  profitEach: (profit: string) => `${profit} each`,
  commandsFor: 'The id is too long for buttons. Please use these commands:',
  verbs: {
    resume: '🟢 Resume',
    pause: '⏸ Pause',
    hide: '🙈 Hide',
    archive: '🗄 Archive',
  },
  editPrice: '💲 Price',
  askPrice: 'What should it cost?',
  priceNow: (price: string) => `Price now: ${price}.`,
  aboutPrice: (example: Html) =>
    html`Type the new price of one unit in USD, such as ${example}. It applies from the next order.`,
  priced: (pid: string, price: string) => `${pid} now costs ${price}.`,
  editCost: '🏷 Cost',
  askCost: 'What does it cost you?',
  costNow: (cost: string) => `Cost now: ${cost}.`,
  aboutCost: (example: Html) =>
    html`Type what you pay its first supplier for one unit, in USD, such as ${example}. I show you your profit with it; holders never see it.`,
  costSet: (pid: string, cost: string, supplier: string) =>
    `${pid} costs you ${cost} at ${supplier}.`,
  isNow: (name: string, status: string) => `${name}: now ${status}.`,
  isAlready: (name: string, status: string) => `${name}: already ${status}.`,
  lineUsage:
    'Write /line to list the lines, or /line and a slug to see one. To change it, add pause, resume or hide, such as /line gamea pause.',
  productUsage:
    'Write /product and a product’s id to see it. To change it, add pause, resume, archive, or price or cost and an amount, such as /product GWP-1 price 4.99.',
  back: '‹ Lines',
  backToLine: '‹ Line',
}
