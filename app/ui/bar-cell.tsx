export type BarCellProps = { value: number; max: number }

/** A number of a table with a bar beside it; the number itself is in the cell, so it is not read twice. */
export function BarCell({ value, max }: BarCellProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <svg className="bar-cell" aria-hidden="true">
      <rect className="bar-first" width={`${Math.round(share * 1000) / 10}%`} height="100%" />
    </svg>
  )
}
