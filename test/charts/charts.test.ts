// Pictures of statistics, drawn in a process of their own.
import { expect, onTestFinished, test } from 'vitest'
import { createDocuments } from '../../src/documents/documents.ts'
import type { Chart, Ranking } from '../../src/domain/reports/chart.ts'
import { longTest } from '../helpers/process.ts'

const FRAME = {
  title: 'Sales and profit',
  subtitle: '1 to 30 Nov 2026',
  empty: 'Nothing was sold in these days.',
}
const RANKING: Ranking = {
  ...FRAME,
  kind: 'ranking',
  full: null,
  rows: [
    { name: 'Game A UC', value: 120, text: '120.00 USD' },
    { name: 'A name that is longer than there is room for it', value: 20, text: '20.00 USD' },
  ],
}
const CHARTS: Chart[] = [
  RANKING,
  { ...RANKING, rows: [] },
  { ...RANKING, full: 1, rows: [{ name: 'পণ্য', value: 0.97, text: '97%' }] },
  { ...RANKING, title: 'المبيعات والأرباح' },
  {
    ...FRAME,
    ...{ kind: 'timeline', locale: 'en', unit: 'USD', labels: ['1 Nov', '2 Nov'] },
    series: [
      { name: 'Sales', values: [100, 250] },
      { name: 'Profit', values: [10, -5] },
    ],
  },
  { ...FRAME, kind: 'timeline', locale: 'en', unit: '', labels: ['1'], series: [] },
]

function charts(limits?: Parameters<typeof createDocuments>[1]) {
  const made = createDocuments('pictures', limits)
  onTestFinished(() => made.close())
  return made
}

/** The width and height that a PNG says it has. */
function sizeOf(png: Uint8Array): [width: number, height: number] {
  const view = new DataView(png.buffer, png.byteOffset)
  expect(view.getUint32(0)).toBe(0x89504e47)
  return [view.getUint32(16), view.getUint32(20)]
}

test('each kind becomes a picture as wide as the others, and high enough for its bars', async () => {
  const { draw } = charts()
  for (const png of await Promise.all(CHARTS.map((chart) => draw(chart)))) {
    expect(sizeOf(png)[0]).toBe(1080)
    expect(png.length).toBeGreaterThan(5000)
  }
  const rows = Array.from({ length: 8 }, () => ({ name: 'Game', value: 1, text: '1' }))
  const [, high] = sizeOf(await draw({ ...RANKING, rows }))
  expect(high).toBe(sizeOf(await draw(RANKING))[1] + 5 * 112)
})

test('what cannot be drawn fails alone', async () => {
  const { draw } = charts()
  const broken = { ...RANKING, rows: null } as unknown as Chart
  const [bad, good] = await Promise.allSettled([draw(broken), draw(RANKING)])
  expect(bad).toMatchObject({ status: 'rejected' })
  expect(good).toMatchObject({ status: 'fulfilled' })
})

longTest(
  'a picture that takes too long ends the process, and the next one starts another',
  async () => {
    const { draw } = charts({ withinMs: 0 })
    await expect(draw(RANKING)).rejects.toMatchObject({ cause: { data: { problem: 'too_slow' } } })
    const patient = charts()
    expect(sizeOf(await patient.draw(RANKING))).toEqual([1080, 506])
  },
)

longTest('an idle process ends, and the next picture starts another', async () => {
  const { draw } = charts({ idleMs: 0 })
  await draw(RANKING)
  expect(sizeOf(await draw(RANKING))).toEqual([1080, 506])
})
