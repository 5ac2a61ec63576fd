import * as m from '#messages'
import { words as standingWords } from '#words/volunteers_standing'
import type { HostedActivity } from '../../../shared/contract/volunteers/hosting.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { standingTones } from './signup-words.ts'

/** The activities of a team, and what waits in each. */
export function HostedPage({ activities }: { activities: HostedActivity[] }) {
  return (
    <div className="page stack stack-lg">
      <header className="stack">
        <Heading level={1} text={m.volunteers_host_title()} />
        <p className="text-lg text-ink-2 measure">{m.volunteers_host_lead()}</p>
      </header>
      {activities.length > 0 ? (
        <>
          <p>
            <ButtonLink kind="primary" href="/volunteering/host/new">
              {m.volunteers_host_propose()}
            </ButtonLink>
          </p>
          <ul className="signup-list">
            {activities.map((activity) => (
              <Hosted key={activity.activityID} activity={activity} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          seed="no-hosted"
          title={m.volunteers_host_none()}
          text={m.volunteers_host_none_text()}
          action={
            <ButtonLink kind="primary" href="/volunteering/host/new">
              {m.volunteers_host_propose()}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

function Hosted({ activity }: { activity: HostedActivity }) {
  const locale = useLocale()
  const { activityID, title, standing, shifts, asked, nextAt } = activity
  return (
    <li className="signup-item stack stack-sm">
      <p className="row">
        <StatusTag tone={standingTones[standing]}>{standingWords[standing]()}</StatusTag>
        {asked > 0 && <StatusTag tone="amber">{m.volunteers_host_asked({ count: asked })}</StatusTag>}
      </p>
      <h2 className="text-lg">
        <Link href={`/volunteering/host/${activityID}`} alone>
          {title}
        </Link>
      </h2>
      <p className="text-ink-2">
        {[
          m.volunteers_host_shifts({ count: shifts }),
          nextAt && m.volunteers_host_next({ when: instantText(nextAt, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
