import type { Texts } from '../../en.ts'
import { counted } from '../words.ts'

export const suppliers: Texts['service']['suppliers'] = {
  title: '🚚 Proveedores',
  notSetUp: 'no configurado aquí',
  works: 'bien',
  stopped: (calls, time) => `🔴 Detenido, se prueba otra vez en ${time}: ${calls}`,
  trying: (calls) => `🟠 Se prueban unas llamadas: ${calls}`,
  balance: 'Saldo',
  balanceUnknown: 'no se conoce',
  openOrders: 'Pedidos abiertos',
  lastDay: 'Últimas 24 h',
  calls: (count) => counted(count, { one: 'llamada', other: 'llamadas' }),
  faults: (count) => `fallidas: ${count}`,
  mean: (ms) => `${ms} ms de media`,
  noCalls: 'ninguna llamada',
  back: '‹ Proveedores',
  stuck: '⏳ En espera',
}
