import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { HelpVotes } from '../../../../shared/contract/support/support.staff.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'
import { HelpVotesPage } from '../../../features/support/help-votes-page.tsx'

type Data = { votes: HelpVotes[]; me: SecondFactorState }

const load: Load<Data> = async (api) => {
  const [{ items }, me] = await Promise.all([api.supportStaff.helpVotes({}), api.staff.secondFactor({})])
  return { votes: items, me }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.support_votes_title)

export default function HelpVotesRoute() {
  const { votes, me } = useLoaderData<typeof loader>()
  return (
    <HelpVotesPage
      nav={<StaffNav privileges={me.privileges} />}
      votes={votes}
      canEdit={me.privileges.includes('editContent')}
    />
  )
}
