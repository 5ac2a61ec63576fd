import * as m from '#messages'
import type { Leaving } from '../../../shared/contract/teams/team-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type KeepingApplicationProps = {
  application: Leaving['applications'][number]
  /** The application's team, where another team is the acting one. */
  otherTeam: { teamId: string; name: string } | null
}

/** An application that keeps its last member from leaving: how it is ended, with a link to do so. */
export function KeepingApplication({ application, otherTeam }: KeepingApplicationProps) {
  const locale = useLocale()
  const { applicationId, reference: name, endedBy } = application
  const page = `/toolApplyInfo/${applicationId}${endedBy === 'ask' ? '#application-messages' : ''}`
  return (
    <>
      {endedBy === 'ask' ? m.keeping_application_ask({ name }) : m.keeping_application_withdraw({ name })}
      {otherTeam ? (
        // A document post, so that everything rendered for the other team is rendered anew.
        <form method="post" action={`${pathInLocale('/accountCenter', locale)}?part=team`} className="pt-3">
          <input type="hidden" name="intent" value="chooseTeam" />
          <input type="hidden" name="back" value={page} />
          <Button name="TeamID" value={otherTeam.teamId}>
            {m.keeping_application_switch({ name, team: otherTeam.name })}
          </Button>
        </form>
      ) : (
        <Link href={page} className="block" alone>
          {endedBy === 'ask'
            ? m.keeping_application_messages({ name })
            : m.keeping_application_open({ name })}
        </Link>
      )}
    </>
  )
}
