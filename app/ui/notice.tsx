import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { KeptText } from './kept-text.tsx'
import type { Tone } from './status-tag.tsx'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const tones: Record<NoticeKind, Tone> = { info: 'azure', success: 'green', warning: 'amber', error: 'red' }

export type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** Spoken when it appears after the page was loaded: an error at once, the rest in turn. */
  live?: boolean
}

/** Something to know, in the flow of the page; outcomes are notices or messages, never toasts. */
export function Notice({ kind = 'info', title, children, live }: NoticeProps) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={`notice tone-${tones[kind]}`} role={role}>
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
