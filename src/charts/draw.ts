import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { BarChart, LineChart } from 'echarts/charts'
import {
  GraphicComponent,
  GridComponent,
  LegendComponent,
  TitleComponent,
} from 'echarts/components'
import { init, setPlatformAPI, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart } from '../domain/reports/chart.ts'
import { heightOf, optionOf, WIDTH, widthOf } from './options.ts'

// Only the process for pictures loads this: it takes more memory than the whole service, and gives it back only at its end.

use([BarChart, LineChart, GraphicComponent, GridComponent, LegendComponent, TitleComponent])
use([SVGRenderer])
setPlatformAPI({ measureText: (text, font) => ({ width: widthOf(text, font ?? '') }) })

const { resolve } = createRequire(import.meta.url)
const FONTS = [
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  '@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf',
].map((file) => new Uint8Array(readFileSync(resolve(file))))

// In WebAssembly: it runs wherever the service does, without a package for each platform.
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Draws a picture, as PNG. */
export function draw(chart: Chart): Uint8Array {
  const size = { width: WIDTH, height: heightOf(chart) }
  const picture = init(null, null, { renderer: 'svg', ssr: true, ...size })
  try {
    picture.setOption(optionOf(chart))
    const svg = picture.renderToSVGString()
    const drawing = new Resvg(svg, { font: { fontBuffers: FONTS } })
    const image = drawing.render()
    try {
      return image.asPng()
    } finally {
      // Their memory is not the garbage collector's.
      image.free()
      drawing.free()
    }
  } finally {
    picture.dispose()
  }
}
