import type { Texts } from '../../en.ts'

export const backup: Texts['service']['backup'] = {
  confirm: '💾 Прислать сюда резервную копию?',
  about:
    'В файле всё: аккаунты, балансы, заказы и коды. Кто может читать этот чат на любом из ваших устройств, прочтёт и файл. Храните его надёжно, а сообщение потом удалите.',
  encrypted: 'Коды в нём зашифрованы.',
  unencrypted: 'Коды в нём не зашифрованы.',
  sendNow: '💾 Да, прислать',
  sent: '💾 Копия ниже.',
  notSent: 'Telegram не принял файл. Попробуйте /backup ещё раз.',
  caption: (time, size) => `💾 Вся база данных на ${time}, ${size}. Храните надёжно.`,
  elsewhere:
    'База данных на PostgreSQL. Копируйте её своими средствами: pg_dump --format=custom --file=FILE DATABASE_URL',
  tooLarge: (size) =>
    `Копия занимает ${size}, а бот может отправить не больше 50 MB. На сервере выполните: npm run -s cli -- backup FILE`,
}
