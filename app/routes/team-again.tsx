import * as m from '#messages'
import { pathInLocale } from '../../shared/lib/locale.ts'
import { resume } from '../api/forms/interruption.ts'
import { learnUserAnew } from '../api/state/user-session.ts'
import { Button, ButtonRow } from '../ui/controls/button.tsx'
import { Link } from '../ui/link.tsx'
import { useLocale } from '../ui/page-locale.tsx'

/** A person no longer in a team joins or creates one in another window, then sends what they have typed. */
export function TeamAgain() {
  const locale = useLocale()
  const goOn = async () => {
    await learnUserAnew()
    resume()
  }
  return (
    <ButtonRow>
      <Link alone href={pathInLocale('/noTeam', locale)} target="_blank">
        {m.held_team_look()}
      </Link>
      <Button type="button" onClick={goOn}>
        {m.held_go_on()}
      </Button>
    </ButtonRow>
  )
}
