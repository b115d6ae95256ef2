// What can be copied of the instructions of a way to pay.
import { expect, test } from 'vitest'
import { accountsIn } from '../../../src/bot/deposits/view-pay-to.ts'

test.each<[instructions: string, copied: string[]]>([
  ['Send Money to 01700-000000 (Personal).', ['01700000000']],
  ['IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFF', ['DE89370400440532013000']],
  ['DE89370400440532013000 Shop Ltd', ['DE89370400440532013000']],
  ['BE68 5390 0754 7034 for the transfer', ['BE68539007547034']],
  ['BE68 5390 0754 7034 name Shop', ['BE68539007547034']],
  ['NO93 8601 1117 947 with the reference', ['NO9386011117947']],
  ['iban: gb29 nwbk 6016 1331 9268 19.', ['gb29nwbk60161331926819']],
  ['A mistyped one: DE89 3704 0044 0532 0130 01', []],
  ['PayPal: my-shop@pay-pal.example.', ['my-shop@pay-pal.example']],
  ['UPI: my.shop-1@okbank, then wait', ['my.shop-1@okbank']],
  ['PIX 123e4567-e89b-12d3-a456-426655440000', ['123e4567-e89b-12d3-a456-426655440000']],
  [
    'TON UQBx-7gk_3QmZr5yWc9Ld2TnVb8Hs4Jp6XfKa1Eo0Iu-Gt_R now',
    ['UQBx-7gk_3QmZr5yWc9Ld2TnVb8Hs4Jp6XfKa1Eo0Iu-Gt_R'],
  ],
  ['0x52908400098527886E0F7030069857D2E4169EE7', ['0x52908400098527886E0F7030069857D2E4169EE7']],
  ['TRC-20: TJYeasTPa6gpEEW7rNNHqCdH3Pvdm6jYd7', ['TJYeasTPa6gpEEW7rNNHqCdH3Pvdm6jYd7']],
  ['+1 (415) 555-0100 or +880 1712-345678', ['+14155550100', '+8801712345678']],
  ['বিকাশ ০১৭১২৩৪৫৬৭৮', ['01712345678']],
  ['حساب ١٢٣٤٥٦٧٨٩٠١٢', ['123456789012']],
  ['Card 4111 1111 1111 1111', ['4111111111111111']],
  ['From 10 000 000 IDR to account 123 456 789', ['123456789']],
  ['At most $ 10 000 000 or 10,000,000.00 or 10.000.000', []],
  ['Since 29-11-2026, 2026-11-29 09:00, 29.11.2026, 2026-2027, 20261129', []],
  ['See https://pay.example/12345678901 and t.me/shop_12345678', []],
  ['Nagad-01700000000, A/C: 12345678901234', ['01700000000', '12345678901234']],
  [
    'Account 12345678901 and 12345678901 and 22345678, 32345678, 42345678',
    ['12345678901', '22345678', '32345678'],
  ],
])('%s', (instructions, copied) => {
  expect(accountsIn(instructions).map((one) => one.copied)).toEqual(copied)
})
