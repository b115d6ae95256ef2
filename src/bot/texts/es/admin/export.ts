import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const exports: Texts['service']['exports'] = {
  title: '⬇️ Archivos para hojas de cálculo',
  about:
    'Elige qué quieres como archivo CSV, que abren Excel y otras hojas de cálculo. Los nombres de las columnas están en inglés en todos los idiomas. Los productos y las cuentas son los de ahora, sean cuales sean los días.',
  button: '⬇️ Exportar',
  kind: {
    orders: '📦 Pedidos',
    ledger: '📒 Libro mayor',
    deposits: '🧾 Recargas',
    products: '🎮 Productos',
    accounts: '👤 Cuentas',
    summary: '📈 Resumen',
  },
  rows: (count) => counted(count, { one: 'fila', other: 'filas' }),
  tooLarge:
    'Este archivo es demasiado grande para Telegram. Elige menos días o usa la línea de comandos: npm run cli -- export',
}
