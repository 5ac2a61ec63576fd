import * as m from '#messages'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** In a demo: where the code can be read. Nothing elsewhere. */
export function DemoCodeNote({ outbox }: { outbox: string | null }) {
  if (!outbox) return null
  return (
    <Notice>
      {m.sign_in_demo()}{' '}
      <Link href={outbox} target="_blank">
        {m.sign_in_demo_outbox()}
      </Link>
    </Notice>
  )
}
