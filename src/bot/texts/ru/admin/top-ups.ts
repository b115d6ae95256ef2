import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const topUps: Texts['service']['topUps'] = {
  title: '➕ Пополнения',
  amount: 'Сумма',
  range: (least, most) => `от ${least} до ${most}`,
  openAtOnce: 'Открыто сразу',
  perAccount: (count) => `до ${count} на аккаунт`,
  offered: '🟢 доступен',
  notOffered: 'не доступен',
  perUsd: (stars) => `⭐️${stars} за USD`,
  amounts: '✏️ Суммы',
  open: '✏️ Открыто сразу',
  rate: '✏️ Stars за USD',
  ask: {
    amounts: (example) =>
      html`Пришлите наименьшую и наибольшую сумму пополнения в USD, например ${example}.`,
    open: (example) =>
      html`Сколько неоплаченных пополнений может быть у аккаунта сразу? Пришлите число, например ${example}.`,
    rate: (example) => html`Сколько Stars в одном USD? Пришлите число, например ${example}.`,
  },
  twoAmounts: 'Напишите две суммы: наименьшую и наибольшую.',
  confirm: 'Изменить это?',
  changed: 'Изменено. Действует для новых пополнений.',
}
