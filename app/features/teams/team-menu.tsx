import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { useOwnState } from '../../api/state/use-own-state.ts'
import { Button } from '../../ui/controls/button.tsx'

const none: { teamID: string; name: string }[] = []

/** In the header, for people in several teams: switches the acting team, on the same page where possible. */
export function TeamMenu() {
  const { pathname, search } = useLocation()
  const others = useOwnState(
    (state) => state.userInfo?.otherTeams ?? none,
    (account) => account.otherTeams,
  )
  if (others.length === 0) return null
  const locale = localeOfPath(pathname)
  return (
    <details className="view-menu team-menu">
      <summary className="site-tool">{m.team_menu()}</summary>
      {/* A document post, so that everything rendered for the other team is rendered anew. */}
      <form
        method="post"
        action={`${pathInLocale('/accountCenter', locale)}?part=team`}
        className="view-panel team-panel stack"
      >
        <input type="hidden" name="intent" value="chooseTeam" />
        <input type="hidden" name="back" value={backOf(pathWithoutLocale(pathname), search)} />
        {others.map(({ teamID, name }) => (
          <Button key={teamID} name="TeamID" value={teamID} wide>
            {m.team_switch({ name })}
          </Button>
        ))}
      </form>
    </details>
  )
}

/** A page of one team does not exist for another: switching there leads to the account. */
function backOf(path: string, search: string): string {
  const isOwned = /[0-9a-f]{8}-[0-9a-f]{4}-/i.test(path + search)
  return isOwned ? '/accountCenter' : path + search
}
