import { type ReactNode, useContext } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { KeptText } from './kept-text.tsx'
import type { Tone } from './status-tag.tsx'
import { useShownAnswer } from './use-shown-answer.ts'
import { SaidOnce } from './use-shown-once.ts'

type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const tones: Record<NoticeKind, Tone> = { info: 'azure', success: 'green', warning: 'amber', error: 'red' }

export type NoticeProps = {
  kind?: NoticeKind
  title?: ReactNode
  children?: ReactNode
  /** Announced when it appears after the page has loaded: an error at once, everything else politely. */
  live?: boolean
  /**
   * What the server said to a form: the notice of it is brought into view and takes the focus, with script or without;
   * the same one drawn again leaves it where it is. A success that the address tells of needs none.
   */
  answer?: unknown
}

/** Information in the flow of the page; outcomes are notices or messages, never toasts. */
export function Notice({ kind = 'info', title, children, live, answer }: NoticeProps) {
  const said = useContext(SaidOnce)
  const shown = useShownAnswer<HTMLDivElement>(answer ?? (live && kind === 'success' ? said : undefined))
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={`notice tone-${tones[kind]}`} role={role} {...shown}>
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
