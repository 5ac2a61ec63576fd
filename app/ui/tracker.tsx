import type { ReactNode } from 'react'

export type TrackerState = 'done' | 'current' | 'pending' | 'stopped'

export type TrackerStep = {
  title: string
  /** The state in words, since a fill alone tells many readers nothing: 已完成, 轮到你, 尚未开始. */
  stateText: string
  state: TrackerState
  /** When, or what to do. */
  note?: ReactNode
}

export type TrackerProps = { label: string; steps: TrackerStep[] }

/** The progress of something: joined parts, each tenon entering the next; stacked on narrow screens. */
export function Tracker({ label, steps }: TrackerProps) {
  return (
    <ol className="tracker" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="tracker-step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className="tracker-title">{step.title}</span>
          <span className="tracker-note">{step.stateText}</span>
          {step.note && <span className="tracker-note">{step.note}</span>}
          {index < steps.length - 1 && <Tenon />}
        </li>
      ))}
    </ol>
  )
}

/** The first path hides the seam, the second is the dovetail's outline. */
function Tenon() {
  return (
    <svg className="tracker-tenon" viewBox="0 0 40 18" aria-hidden="true">
      <path d="M10-1H30V3H10Z" />
      <path d="M10 0V2L4 17H36L30 2V0" />
    </svg>
  )
}
