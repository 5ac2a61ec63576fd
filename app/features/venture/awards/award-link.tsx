import * as m from '#messages'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'

/** Leads from the application for a round to what followed from it. */
export function AwardLink({ awardId }: { awardId: string }) {
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.award_link_title()} />
      <p>
        <Link href={`/ventureAward/${awardId}`} alone>
          {m.award_link()}
        </Link>
      </p>
    </section>
  )
}
