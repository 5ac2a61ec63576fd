import type { ReactNode } from 'react'

type TimelineItem = {
  key: string
  title: ReactNode
  /** The person or the side. */
  who?: ReactNode
  /** `at` for machines (ISO 8601), `timeText` for people. */
  at: string
  timeText: string
  text?: ReactNode
}

export type TimelineProps = { label: string; items: TimelineItem[] }

/** Past events, newest first. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {items.map((item, index) => (
        <li key={item.key} className="timeline-item" data-latest={index === 0 ? '' : undefined}>
          <p className="font-bold">{item.title}</p>
          <p className="timeline-who">
            {item.who && <>{item.who} · </>}
            <time dateTime={item.at}>{item.timeText}</time>
          </p>
          {item.text && <div>{item.text}</div>}
        </li>
      ))}
    </ol>
  )
}
