import * as m from '#messages'
import type { AccessStatement } from '../../../shared/contract/access.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { AccessFacts } from './access-facts.tsx'

/** For the page of a tool: its statement, or that nobody has checked it. */
export function ToolAccess({ statement }: { statement: AccessStatement | null }) {
  return (
    <section className="stack" aria-labelledby="access">
      <Heading level={2} size="xl" id="access" text={m.access_of_tool()} />
      {statement ? <AccessFacts statement={statement} /> : <p>{m.access_none()}</p>}
      <p>
        <Link alone href="/accessible">
          {m.access_none_link()}
        </Link>
      </p>
    </section>
  )
}
