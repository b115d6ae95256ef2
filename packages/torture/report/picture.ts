import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { LineChart } from 'echarts/charts'
import {
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  TitleComponent,
} from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Incident } from '../history.ts'
import type { Sample } from './sampler.ts'

const WIDTH = 1100
const ROW = { height: 150, gap: 62, top: 46 }
const MB = 1 << 20
const FONT = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'
/** The colours of Okabe and Ito, which everybody can tell apart. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7']
const STRUCK = 'rgba(213, 94, 0, 0.13)'

type Row = { title: string; lines: Record<string, (one: Sample) => number | null> }

use([LineChart, GridComponent, LegendComponent, MarkAreaComponent, TitleComponent, SVGRenderer])

/** The WebAssembly module may be initialised once only. */
let wasmReady: Promise<void> | null = null

/** What happened over time, one strip for each value, as a PNG. The times of faults are shaded. */
export async function drawSamples(
  samples: readonly Sample[],
  incidents: readonly Incident[],
): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url)
  wasmReady ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await wasmReady
  const rows = rowsOf(samples)
  const height = rows.length * (ROW.height + ROW.gap) + ROW.top
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height })
  try {
    chart.setOption(optionOf(rows, samples, incidents))
    const svg = chart.renderToSVGString()
    const font = { fontBuffers: [new Uint8Array(readFileSync(resolve(FONT)))] }
    const picture = new Resvg(svg, { font: { ...font, defaultFontFamily: 'DejaVu Sans' } })
    return picture.render().asPng()
  } finally {
    chart.dispose()
  }
}

function rowsOf(samples: readonly Sample[]): Row[] {
  const names = Object.keys(samples[0]?.rss ?? {})
  const each = (read: (one: Sample, name: string) => number | null | undefined) =>
    Object.fromEntries(names.map((name) => [name, (one: Sample) => read(one, name) ?? null]))
  const inMb = (bytes: number | null | undefined) => (bytes == null ? null : bytes / MB)
  const rows: Row[] = [
    { title: 'Resident memory, MB', lines: each(({ rss }, name) => inMb(rss[name])) },
    { title: 'Longest event-loop delay, ms', lines: each(({ delayMs }, name) => delayMs[name]) },
    { title: 'Open orders', lines: { 'open orders': (one) => one.openOrders } },
  ]
  if (samples.some(({ walBytes }) => walBytes !== null))
    rows.push({ title: "SQLite's log (WAL), MB", lines: { wal: (one) => inMb(one.walBytes) } })
  return rows
}

function optionOf(
  rows: readonly Row[],
  samples: readonly Sample[],
  incidents: readonly Incident[],
) {
  const begin = samples[0]?.atMs ?? 0
  const minutes = (ms: number) => Math.round((ms - begin) / 600) / 100
  const top = (i: number) => ROW.top + i * (ROW.height + ROW.gap)
  const end = samples.at(-1)?.atMs ?? 0
  const areas = incidents
    .filter(({ kind }) => kind !== 'exit')
    .map(({ startedMs, endedMs }) => [
      { xAxis: Math.max(0, minutes(startedMs)) },
      { xAxis: minutes(endedMs ?? end) },
    ])
  return {
    animation: false,
    textStyle: { fontFamily: 'DejaVu Sans' },
    backgroundColor: '#ffffff',
    color: COLOURS,
    title: rows.map(({ title }, i) => ({
      text: i === 0 && areas.length > 0 ? `${title} (shaded: something is broken)` : title,
      ...{ left: 60, top: top(i) - 32 },
      textStyle: { fontSize: 14, color: '#222222' },
    })),
    grid: rows.map((_, i) => ({ left: 60, right: 24, top: top(i), height: ROW.height })),
    xAxis: rows.map((_, gridIndex) => ({
      ...{ type: 'value', gridIndex, min: 0, max: minutes(end) },
      axisLabel: { formatter: (at: number) => `${Number(at.toFixed(1))} min` },
      splitLine: { show: false },
    })),
    yAxis: rows.map((_, gridIndex) => ({ type: 'value', gridIndex, min: 0 })),
    legend: { data: Object.keys(rows[0]?.lines ?? {}), right: 24, top: 8 },
    series: rows.flatMap(({ lines }, i) =>
      Object.entries(lines).map(([name, read], nth) => ({
        ...{ type: 'line', name, xAxisIndex: i, yAxisIndex: i, showSymbol: false },
        lineStyle: { width: 1.4 },
        data: samples.map((one) => [minutes(one.atMs), read(one)]),
        ...(nth === 0
          ? { markArea: { silent: true, itemStyle: { color: STRUCK }, data: areas } }
          : {}),
      })),
    ),
  }
}
