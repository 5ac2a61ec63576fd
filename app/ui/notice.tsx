import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { KeptText } from './kept-text.tsx'
import type { Tone } from './status-tag.tsx'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const tones: Record<NoticeKind, Tone> = { info: 'azure', success: 'green', warning: 'amber', error: 'red' }

export type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** Announced when it appears after the page has loaded: an error at once, everything else politely. */
  live?: boolean
  /**
   * The server's answer to a form: an error in reply is brought into view and takes the focus, with or
   * without script; re-rendering the same one does not.
   */
  answer?: unknown
}

/** Information in the flow of the page; outcomes are notices or messages, never toasts. */
export function Notice({ kind = 'info', title, children, live, answer }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same refusal twice is two answers
  useEffect(() => box.current?.focus(), [answer])
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div
      className={`notice tone-${tones[kind]}`}
      role={role}
      {...(answer !== undefined && { ref: box, tabIndex: -1, autoFocus: true })}
    >
      <Icon name={kind satisfies IconName} />
      <div className="notice-body">
        {title && (
          <p className="font-bold">{typeof title === 'string' ? <KeptText text={title} /> : title}</p>
        )}
        {children}
      </div>
    </div>
  )
}
