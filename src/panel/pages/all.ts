import type { Page } from '../kit/page.ts'
import { customers } from './customers.ts'
import { goodsCodes } from './goods/codes.ts'
import { goodsFile } from './goods/file.ts'
import { goodsForms } from './goods/forms.ts'
import { goods } from './goods/list.ts'
import { goodsMargins } from './goods/margins.ts'
import { goodsPrices } from './goods/prices.ts'
import { goodsProduct } from './goods/product.ts'
import { goodsQuarantine } from './goods/quarantine.ts'
import { goodsTiers } from './goods/tiers.ts'
import { inbox } from './inbox.ts'
import { books } from './money/books.ts'
import { sales } from './money/sales.ts'
import { topUps } from './money/top-ups.ts'
import { ways } from './money/ways.ts'
import { news } from './news.ts'
import { orders } from './orders/list.ts'
import { order } from './orders/order.ts'
import { own } from './own.ts'
import { log } from './service/log.ts'
import { sessions } from './service/sessions.ts'
import { settings } from './service/settings.ts'
import { status } from './service/status.ts'
import { team } from './service/team.ts'
import { supplierItems } from './suppliers/items.ts'
import { suppliers } from './suppliers/list.ts'
import { supplierList } from './suppliers/price-list.ts'
import { supplierSettingsForm } from './suppliers/settings.ts'
import { supplier } from './suppliers/supplier.ts'
import { today } from './today.ts'

export const PAGES: readonly Page[] = [
  own,
  sessions,
  today,
  ...inbox,
  orders,
  order,
  customers,
  goods,
  goodsPrices,
  goodsProduct,
  goodsForms,
  goodsMargins,
  goodsTiers,
  goodsQuarantine,
  goodsCodes,
  goodsFile,
  suppliers,
  supplier,
  supplierSettingsForm,
  supplierList,
  supplierItems,
  books,
  sales,
  topUps,
  ways,
  news,
  settings,
  team,
  log,
  status,
]
