import { useEffect } from 'react'
import { contactPhone } from '../../../shared/rules/sign-in/contact-phone.ts'
import { loadPart } from '../../guard/load-part.ts'
import { fillIn } from './own-eyes.tsx'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** The ids of the fields that take what this browser knows of who is signed in. */
type OwnFields = { phone?: string; team?: string }

/**
 * Fills empty fields of a public form with what its writer has told us before. The page is the same for everybody, so
 * it happens after it has come; what somebody was faster to type stays.
 */
export function useOwnDetails({ phone, team }: OwnFields): void {
  useEffect(() => {
    if (!isMarkedSignedIn()) return
    let stop = () => {}
    let isGone = false
    void loadPart(() => import('./watch-own-details.ts')).then(({ watchOwnDetails }) => {
      if (isGone) return
      stop = watchOwnDetails((own) => {
        if (phone && own.phone) fillEmpty(phone, contactPhone(own.phone) ?? own.phone)
        if (team && own.team) fillEmpty(team, own.team)
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [phone, team])
}

/** Once: a field that its writer has emptied stays empty. */
function fillEmpty(fieldId: string, open: string): void {
  const field = document.getElementById(fieldId)
  if (!field || 'filled' in field.dataset) return
  field.dataset.filled = ''
  fillIn(fieldId, { masked: '', open })
}
