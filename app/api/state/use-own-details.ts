import { useEffect } from 'react'
import { contactPhone } from '../../../shared/rules/sign-in/contact-phone.ts'
import { loadPart } from '../../guard/load-part.ts'
import { fillIn } from './own-eyes.tsx'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** The ids of the fields to fill with what this browser knows of the signed-in person. */
type OwnFields = { phone?: string; team?: string }

/**
 * Fills empty fields of a public form with the signed-in person's details. The page is the same for
 * everybody, so this happens after it has loaded; what the person has already typed stays.
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

/** Once: a field that the person has emptied stays empty. */
function fillEmpty(fieldId: string, open: string): void {
  const field = document.getElementById(fieldId)
  if (!field || 'filled' in field.dataset) return
  field.dataset.filled = ''
  fillIn(fieldId, { masked: '', open })
}
