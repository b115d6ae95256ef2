// Draws each chart from its table, which stays for those who read it.

const schemes = matchMedia('(prefers-color-scheme: dark)')

for (const figure of document.querySelectorAll('figure[data-chart]')) {
  const { locale, day, days, series } = JSON.parse(figure.dataset.chart)
  const box = figure.querySelector('.plot')
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const shortDay = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
  const dayOf = (at) => shortDay.format(new Date(at * 1000))
  const size = () => ({ width: box.clientWidth, height: 220 })
  const axis = {
    stroke: () => colour(box, '--quiet'),
    grid: { stroke: () => colour(box, '--line'), width: 1 },
    ticks: { show: false },
  }
  const lines = series.map(({ label, values, isCount }, i) => ({
    values,
    option: {
      label,
      scale: isCount ? 'count' : 'y',
      stroke: () => colour(box, `--series-${i + 1}`),
      fill: i === 0 ? () => colour(box, '--series-1-area') : undefined,
      width: 2,
      points: { show: false },
      value: (_, value) => (value === null ? '–' : exact.format(value)),
    },
  }))
  const plot = new uPlot(
    {
      ...size(),
      series: [
        { label: day, value: (_, at) => (at === null ? '–' : dayOf(at)) },
        ...lines.map((one) => one.option),
      ],
      axes: [
        { ...axis, values: (_, all) => all.map(dayOf), space: 70 },
        { ...axis, values: (_, all) => all.map((one) => short.format(one)), size: 50 },
        {
          ...{ ...axis, scale: 'count', side: 1, size: 40, grid: { show: false } },
          values: (_, all) => all.map((one) => (Number.isInteger(one) ? short.format(one) : '')),
        },
      ],
      scales: { x: { time: true }, y: { range: fromZero }, count: { range: fromZero } },
      cursor: { drag: { x: false } },
      tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    },
    [days, ...lines.map((one) => one.values)],
    box,
  )
  // A finger moves the cursor as the mouse does; up and down it still scrolls the page.
  plot.over.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'mouse') return
    const { left, top } = plot.over.getBoundingClientRect()
    plot.setCursor({ left: clientX - left, top: clientY - top })
  })
  new ResizeObserver(() => plot.setSize(size())).observe(box)
  schemes.addEventListener('change', () => plot.redraw())
}

/** As the scheme is now: a canvas does not know what a variable of the style sheet means. */
function colour(box, name) {
  box.style.color = `var(${name})`
  return getComputedStyle(box).color
}

function fromZero(_, least, most) {
  return [Math.min(least, 0), Math.max(most * 1.1, 1)]
}
