import { html } from '../../../html.ts'
import type { Texts } from '../../en.ts'

export const undo: Texts['people']['undo'] = {
  button: '↩️ Отменить',
  ask: 'Отменить это?',
  owes: (amount) =>
    `Ничего не изменилось: кошелёк пуст, а за аккаунтом долг ${amount}, потому что платёж был отозван.`,
  notCovered:
    'Ничего не изменилось: столько в кошельке уже нет. Посмотрите аккаунт и спишите, что есть, командой /debit.',
  takenBack: (amount, name) => html`↩️ Из кошелька забрано обратно ${amount}: ${name}.`,
  givenBack: (amount, name) => html`↩️ В кошелёк возвращено ${amount}: ${name}.`,
}
