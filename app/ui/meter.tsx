export type MeterProps = {
  label: string
  /** Says the same as the bar: 已用 3 个，共 10 个 */
  text: string
  value: number
  max: number
  tone?: 'green' | 'amber' | 'red'
}

/** How much of something is used: in words, and as a bar. */
export function Meter({ label, text, value, max, tone = 'green' }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      <p className="meter-text">
        <span className="font-bold">{label}</span>
        <span>{text}</span>
      </p>
      <svg className="meter-bar" data-tone={tone} aria-hidden="true">
        <rect className="track" x="0.5" y="0.5" width="100%" height="100%" />
        <rect className="value" width={`${Math.round(share * 1000) / 10}%`} height="100%" />
      </svg>
    </div>
  )
}
