import * as m from '#messages'
import { errorText } from '../../api/forms/form-errors.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

export type RefusedOpeningProps = {
  /** The reason's name, from the partner link's address; null if nothing was refused. */
  reason: string | null
}

/** Why an offering was not opened at its partner. */
export function RefusedOpening({ reason }: RefusedOpeningProps) {
  if (reason === null) return null
  return (
    <Notice kind="error" title={m.application_open_refused()} live>
      {reason === 'teamChanged' ? (
        <>
          <p>{m.application_open_refused_team()}</p>
          <Link href="/accountCenter?part=team" alone>
            {m.application_open_refused_switch()}
          </Link>
        </>
      ) : (
        <p>{reasonText(reason)}</p>
      )}
    </Notice>
  )
}

function reasonText(reason: string): string {
  if (reason === 'tooMany' || reason === 'unavailable' || reason === 'internal') return errorText(reason)
  return m.application_open_refused_text()
}
