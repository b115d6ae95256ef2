/** A product that is often bought, for whom, how long its supplier usually takes, and how often it fails. */
export type Goods = {
  pid: string
  weight: number
  player: Record<string, string>
  usualMs: number
  fails: number
}

/** Those who bought in the last weeks; the first ones most. */
export const BUYERS = [
  { name: 'Mina Top-Ups', weight: 22 },
  { name: 'Karim Game Shop', weight: 18 },
  { name: 'Lotus Store', weight: 12 },
  { name: 'PixelPort', weight: 9 },
  { name: 'Rafa Recargas', weight: 8 },
  { name: 'Sari Voucher', weight: 6 },
  { name: 'Nadia', weight: 5 },
  { name: 'Oleg Keys', weight: 5 },
  { name: 'Bright Gaming', weight: 4 },
  { name: 'Tanvir', weight: 4 },
  { name: 'Casa Gamer', weight: 3 },
  { name: 'Yusuf', weight: 2 },
  { name: 'Elena', weight: 2 },
  { name: 'Quick Codes', weight: 2 },
]

export const PLAYER_NAMES = ['Nova', 'Echo', 'Rune', 'Pax', 'Sable', 'Wren']

const topUp = (pid: string, weight: number, player: Record<string, string>, usualMs = 2500) => ({
  ...{ pid, weight, player, usualMs },
  fails: 0.03,
})
const codes = (pid: string, weight: number) => ({ pid, weight, player: {}, usualMs: 0, fails: 0 })

const A = { userId: '5123456789' }
const B = { userId: '123456789', zoneId: '2001' }
const F = { userId: '1234567890' }

export const GOODS: readonly Goods[] = [
  topUp('GWA-UC-60', 30, A),
  topUp('GWA-UC-325', 16, A),
  topUp('GWA-UC-660', 8, A),
  topUp('GWA-UC-1800', 2, A),
  topUp('GWB-DIA-86', 14, B, 5000),
  topUp('GWB-DIA-172', 8, B, 5000),
  topUp('GWB-PASS-WEEKLY', 10, B, 5000),
  topUp('GWF-BD-100', 18, F, 12_000),
  topUp('GWF-BD-310', 9, F, 12_000),
  topUp('GWF-LATAM-310', 6, F, 12_000),
  topUp('GWC-PTS-475', 5, { userId: 'Dana#EU7' }, 4000),
  topUp('GWL-ALPHA-500', 4, { userId: '12345678' }, 40_000),
  topUp('GWG-CRY-300', 4, { userId: '700123456', serverId: 'europe' }, 8000),
  codes('GWS-A-10', 9),
  codes('GWS-A-25', 3),
  codes('GWS-B-5', 6),
  codes('GWK-PC-L', 3),
]
