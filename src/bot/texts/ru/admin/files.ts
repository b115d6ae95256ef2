import type { Texts } from '../../en.ts'

export const files: Texts['service']['files'] = {
  tooLarge: (megabytes) =>
    `Файл слишком большой: здесь беру не больше ${megabytes} MB. Для больших файлов есть командная строка.`,
  notUtf8: 'Файл не в UTF-8. Сохраните его как UTF-8 и пришлите ещё раз.',
  gone: 'Telegram не отдаёт этот файл. Пришлите его ещё раз или файл поменьше.',
}
