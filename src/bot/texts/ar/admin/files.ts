import type { Texts } from '../../en.ts'

export const files: Texts['service']['files'] = {
  tooLarge: (megabytes) =>
    `الملف كبير جدًا: أقبل هنا ${megabytes} MB على الأكثر. للملفات الأكبر استخدم سطر الأوامر.`,
  notUtf8: 'الملف ليس نص UTF-8. احفظه بترميز UTF-8 وأرسله مجددًا من فضلك.',
  gone: 'لا يعطيني Telegram هذا الملف. أرسله مجددًا، أو أرسل ملفًا أصغر من فضلك.',
}
