import * as m from '#messages'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

export type DemoCodeNoteProps = {
  outbox: string | null
  /** Which code is meant, if it is not one that is sent. */
  text?: string
}

/** In a demo: where the code can be read. Elsewhere nothing. */
export function DemoCodeNote({ outbox, text = m.sign_in_demo() }: DemoCodeNoteProps) {
  if (!outbox) return null
  return (
    <Notice>
      {text}{' '}
      <Link href={outbox} target="_blank">
        {m.sign_in_demo_outbox()}
      </Link>
    </Notice>
  )
}
