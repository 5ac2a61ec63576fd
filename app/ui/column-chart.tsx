export type ColumnChartProps = {
  /** The content of the chart in words; the table beside it has the figures. */
  label: string
  /** The names of the two series. */
  series: [string, string]
  columns: { key: string; name: string; values: [number, number] }[]
}

const height = 120
const columnWidth = 36
const barWidth = 14
const mostNames = 10

/**
 * Two series side by side over time, drawn small: the first filled, the second outlined and hatched, so that
 * they do not differ by colour alone. Always beside a table of the same figures.
 */
export function ColumnChart({ label, series, columns }: ColumnChartProps) {
  const max = Math.max(1, ...columns.flatMap(({ values }) => values))
  const width = columns.length * columnWidth
  // In units of the drawing, which is scaled down the more columns it has.
  const textSize = Math.max(11, width / 55)
  const every = Math.ceil(columns.length / mostNames)
  const barHeight = (value: number) => Math.round((value / max) * height)
  return (
    <figure className="column-chart">
      <figcaption className="column-legend">
        <span className="font-bold">{label}</span>
        {series.map((name, index) => (
          <span key={name}>
            <svg aria-hidden="true" className="column-key">
              <rect className={index === 0 ? 'bar-first' : 'bar-second'} x="1" y="1" width="14" height="14" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <svg role="img" aria-label={label} viewBox={`0 ${-1.5 * textSize} ${width} ${height + 3.4 * textSize}`}>
        <line className="chart-line" x1="0" x2={width} y1={height} y2={height} />
        {columns.map(({ key, name, values }, index) => (
          <g key={key} transform={`translate(${index * columnWidth + 3} 0)`}>
            {values.map((value, place) => (
              <rect
                key={series[place]}
                className={place === 0 ? 'bar-first' : 'bar-second'}
                x={place * (barWidth + 2)}
                y={height - barHeight(value)}
                width={barWidth}
                height={barHeight(value)}
              />
            ))}
            {index % every === 0 && (
              <text className="chart-name" fontSize={textSize} x={0} y={height + 1.4 * textSize}>
                {name}
              </text>
            )}
          </g>
        ))}
        <text className="chart-name" fontSize={textSize} x="0" y={-0.4 * textSize}>
          {max}
        </text>
      </svg>
    </figure>
  )
}
