import type { OrderRow } from '../../domain/orders/orders.ts'

type Status = OrderRow['status']

/** What the page of an order says in a language. */
export type PageTexts = {
  /** For `<html lang>`. */
  language: string
  rightToLeft?: boolean
  title: string
  status: Record<Status, string>
  whatNext: Record<Status, string>
  lookAgain: string
  product: string
  game: string
  quantity: string
  placed: string
  ended: string
  masked: string
  gone: string
  whyGone: string
}

/** In the languages of the bot. The readers are end customers, who know neither us nor the reseller's bot. */
export const TEXTS: readonly PageTexts[] = [
  {
    language: 'en',
    title: 'Your order',
    status: { processing: 'Being processed', completed: 'Completed', cancelled: 'Cancelled' },
    whatNext: {
      processing: 'Please look again in a few minutes.',
      completed: 'The order was fulfilled.',
      cancelled: 'The order could not be fulfilled. The shop that you bought it from can help you.',
    },
    lookAgain: 'Look again',
    product: 'Product',
    game: 'Game',
    quantity: 'Quantity',
    placed: 'Placed',
    ended: 'Ended',
    masked: 'Parts of the player’s details are hidden.',
    gone: 'There is no such page',
    whyGone:
      'The link is incomplete, or it is no longer valid. Please ask the shop that you have it from for a new one.',
  },
  {
    language: 'ru',
    title: 'Ваш заказ',
    status: { processing: 'В обработке', completed: 'Выполнен', cancelled: 'Отменён' },
    whatNext: {
      processing: 'Загляните ещё раз через несколько минут.',
      completed: 'Заказ выполнен.',
      cancelled: 'Выполнить заказ не удалось. Вам поможет магазин, где вы его купили.',
    },
    lookAgain: 'Проверить снова',
    product: 'Товар',
    game: 'Игра',
    quantity: 'Количество',
    placed: 'Создан',
    ended: 'Завершён',
    masked: 'Часть данных игрока скрыта.',
    gone: 'Такой страницы нет',
    whyGone: 'Ссылка неполная или больше не действует. Попросите новую в магазине, который её дал.',
  },
  {
    language: 'es',
    title: 'Tu pedido',
    status: { processing: 'En proceso', completed: 'Completado', cancelled: 'Cancelado' },
    whatNext: {
      processing: 'Vuelve a mirar en unos minutos.',
      completed: 'El pedido se completó.',
      cancelled: 'El pedido no se pudo completar. La tienda donde lo compraste puede ayudarte.',
    },
    lookAgain: 'Mirar otra vez',
    product: 'Producto',
    game: 'Juego',
    quantity: 'Cantidad',
    placed: 'Pedido el',
    ended: 'Terminado',
    masked: 'Una parte de los datos del jugador está oculta.',
    gone: 'Esta página no existe',
    whyGone:
      'El enlace está incompleto o ya no es válido. Pide uno nuevo a la tienda que te lo dio.',
  },
  {
    language: 'ar',
    rightToLeft: true,
    title: 'طلبك',
    status: { processing: 'قيد التنفيذ', completed: 'مكتمل', cancelled: 'ملغى' },
    whatNext: {
      processing: 'يُرجى التحقق مجددًا بعد بضع دقائق.',
      completed: 'تم تنفيذ الطلب.',
      cancelled: 'تعذّر تنفيذ الطلب. المتجر الذي اشتريت منه يمكنه مساعدتك.',
    },
    lookAgain: 'تحقّق مجددًا',
    product: 'المنتج',
    game: 'اللعبة',
    quantity: 'الكمية',
    placed: 'تاريخ الطلب',
    ended: 'تاريخ الانتهاء',
    masked: 'بعض بيانات اللاعب مخفية.',
    gone: 'هذه الصفحة غير موجودة',
    whyGone: 'الرابط ناقص أو لم يعد صالحًا. اطلب رابطًا جديدًا من المتجر الذي أعطاك إياه.',
  },
  {
    language: 'bn',
    title: 'আপনার অর্ডার',
    status: { processing: 'প্রক্রিয়াধীন', completed: 'সম্পন্ন', cancelled: 'বাতিল' },
    whatNext: {
      processing: 'কয়েক মিনিট পর আবার দেখুন।',
      completed: 'অর্ডারটি সম্পন্ন হয়েছে।',
      cancelled: 'অর্ডারটি সম্পন্ন করা যায়নি। যে দোকান থেকে কিনেছেন, তারা সাহায্য করতে পারবে।',
    },
    lookAgain: 'আবার দেখুন',
    product: 'পণ্য',
    game: 'গেম',
    quantity: 'পরিমাণ',
    placed: 'শুরু',
    ended: 'শেষ',
    masked: 'প্লেয়ারের তথ্যের কিছু অংশ লুকানো আছে।',
    gone: 'এমন কোনো পাতা নেই',
    whyGone: 'লিংকটি অসম্পূর্ণ, অথবা আর চালু নেই। যে দোকান থেকে পেয়েছেন, তাদের কাছে নতুন লিংক চান।',
  },
  {
    language: 'id',
    title: 'Pesanan Anda',
    status: { processing: 'Diproses', completed: 'Selesai', cancelled: 'Dibatalkan' },
    whatNext: {
      processing: 'Silakan lihat lagi beberapa menit lagi.',
      completed: 'Pesanan sudah selesai dikerjakan.',
      cancelled: 'Pesanan tidak bisa dikerjakan. Toko tempat Anda membeli bisa membantu.',
    },
    lookAgain: 'Lihat lagi',
    product: 'Produk',
    game: 'Game',
    quantity: 'Jumlah',
    placed: 'Dibuat',
    ended: 'Selesai',
    masked: 'Sebagian data pemain disembunyikan.',
    gone: 'Halaman ini tidak ada',
    whyGone:
      'Tautannya tidak lengkap, atau sudah tidak berlaku. Minta yang baru dari toko yang memberikannya.',
  },
]
