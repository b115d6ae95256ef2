import type { CellFault, ProblemTexts, SheetFault } from '../../../domain/shared/problems.ts'
import { format } from './words.ts'

const AMOUNT = 'USD-তে কোনো পরিমাণ নয়। 1.50-এর মতো লিখুন, দশমিকের পর সর্বোচ্চ ছয় ঘর'

export const sheetFaults: ProblemTexts<SheetFault> = {
  not_a_sheet: () => 'এটি স্প্রেডশিট নয়। .xlsx অথবা CSV UTF-8 হিসেবে সেভ করুন।',
  old_format: () => 'এটি পুরোনো .xls ফাইল, অথবা এতে পাসওয়ার্ড আছে। পাসওয়ার্ড ছাড়া .xlsx হিসেবে সেভ করুন।',
  damaged: () => 'ফাইলটি নষ্ট বা অসম্পূর্ণ। আপনার প্রোগ্রামে খুলে আবার .xlsx হিসেবে সেভ করুন।',
  unpacked: () => 'ফাইলটি খুব বড়। অন্য শিট ও ছবি সরান, অথবা শিটটি CSV হিসেবে সেভ করুন।',
  no_heading: ({ found }) =>
    `“pid” কলাম পাইনি।${found.length > 0 ? ` পেয়েছি: ${found.join(', ')}।` : ''} পণ্যের কলামের উপরে pid লিখুন, অথবা নতুন ফাইল নিয়ে শিরোনামগুলো রেখে দিন।`,
  no_columns: ({ found }) =>
    `“pid” ছাড়া কোনো কলাম চিনি না।${found.length > 0 ? ` পেয়েছি: ${found.join(', ')}।` : ''} নতুন কোড “code” কলামে লিখুন; অন্য কিছুর জন্য নতুন ফাইল নিয়ে শিরোনামগুলো রেখে দিন।`,
  no_rows: () => 'শিরোনামের নিচে কোনো সারি নেই।',
  no_codes: () => '“code” কলামে কোনো কোড নেই।',
  several: ({ names }) => `একাধিক শিটে “pid” কলাম আছে: ${names.join(', ')}। একটি রাখুন।`,
  heading_twice: ({ name }) => `দুটি কলামের নাম “${name}”। একটি রাখুন।`,
  too_many_cells: ({ max }) =>
    `একটি ফাইলে সর্বোচ্চ ${format.number(max)}টি ঘর (সারি × কলাম) থাকতে পারে। কম কলামে আবার সেভ করুন।`,
  too_many_rows: ({ max }) => `একটি ফাইলে সর্বোচ্চ ${format.number(max)}টি সারি থাকতে পারে। ভাগ করে পাঠান।`,
  too_many_changes: ({ max }) => `একটি ফাইলে সর্বোচ্চ ${format.number(max)}টি বদল করা যায়। ভাগ করে পাঠান।`,
  too_many_codes: ({ max }) => `একটি ফাইলে সর্বোচ্চ ${format.number(max)}টি কোড থাকতে পারে। ভাগ করে পাঠান।`,
  too_many_products: ({ max }) =>
    `একটি ফাইলে সর্বোচ্চ ${format.number(max)}টি পণ্যের কোড থাকতে পারে। ভাগ করে পাঠান।`,
}

export const cellFaults: ProblemTexts<CellFault> = {
  amount: ({ said }) => (said === '' ? '' : `“${said}” `) + AMOUNT,
  unclear: ({ said, as: [larger, smaller] }) =>
    `“${said}” দিয়ে দুটি পরিমাণ বোঝাতে পারে: ${larger} অথবা ${smaller} লিখুন`,
  pricing: ({ said }) => `“${said}”: fixed বা margin লিখুন`,
  yes_no: ({ said }) => `“${said}”: yes বা no লিখুন`,
  status: ({ said }) => `“${said}”: active, paused বা archived লিখুন`,
  suppliers: ({ said }) =>
    `“${said}”: সাপ্লায়ারদের নাম কমা দিয়ে লিখুন, প্রতিটি একবার, অথবা লাইনেরগুলোর জন্য none`,
  percent: () => 'এটি শতাংশ। USD-তে পরিমাণ লিখুন, যেমন 1.50',
  date: () => 'এটি তারিখ: আপনি যা লিখেছিলেন প্রোগ্রাম তা বদলে দিয়েছে। সেলটি টেক্সট ফরম্যাটে নিয়ে আবার লিখুন',
  error: () => 'ফর্মুলাটির কোনো ফল নেই। মানটিই লিখুন',
  rounded: () => 'প্রোগ্রাম সংখ্যাটিকে রাউন্ড করেছে বা কমা দিয়ে দেখাচ্ছে। সেলটি টেক্সট ফরম্যাটে নিয়ে আবার লিখুন',
  price_range: ({ maxMicros }) => `দাম 0-এর বেশি এবং সর্বোচ্চ ${format.usd(maxMicros)} হতে হবে`,
  cost_range: ({ maxMicros }) => `খরচ সর্বোচ্চ ${format.usd(maxMicros)} হতে পারে`,
  follows_cost: () => 'এই দাম খরচ অনুযায়ী হয়। নিজে ঠিক করতে pricing-এ fixed লিখুন',
  no_price: () => 'দাম মুছে ফেলা যায় না। বিক্রি বন্ধ করতে status-এ paused লিখুন',
  stock_supplier: () => 'টপ-আপ স্টক থেকে হতে পারে না। অন্য সাপ্লায়ারের নাম দিন',
  name: ({ max }) => `নাম সর্বোচ্চ ${max} অক্ষরের হতে পারে`,
  ref: ({ max }) =>
    `সর্বোচ্চ ${max} অক্ষরের রেফারেন্স লিখুন, অথবা প্রতি সাপ্লায়ারের জন্য একটি: one=a-60; other=4711`,
  code_too_long: ({ max }) => `কোড সর্বোচ্চ ${max} অক্ষরের হতে পারে`,
  unknown_supplier: ({ name, suppliers }) =>
    `“${name}” এই পণ্যের সাপ্লায়ার নয়। এর সাপ্লায়ার: ${suppliers.join(', ')}`,
  pid_missing: () => 'pid নেই। যে ফাইল নিয়েছিলেন সেখান থেকে কপি করুন',
  unknown_pid: () => 'এই pid-এর কোনো পণ্য নেই। নতুন পণ্য ক্যাটালগ ফাইল দিয়ে যোগ হয়',
  not_from_stock: () => 'পণ্যটি স্টক থেকে বিক্রি হয় না, তাই এর কোনো কোড নেই',
  pid_twice: ({ first }) => `পণ্যটি ${first} নম্বর সারিতে আগেই আছে। প্রতিটির একটি সারি রাখুন`,
  code_elsewhere: ({ first }) => `${first} নম্বর সারিতে অন্য পণ্যের জন্য একই কোড আছে`,
  twice: ({ column }) => `${column} কলামে অন্য কিছু লেখা আছে`,
}
