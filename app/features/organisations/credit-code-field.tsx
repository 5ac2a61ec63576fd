import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { TakenOrganisation } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import {
  creditCodeBeginnings,
  fitsEntityType,
  hasRightCheckCharacter,
  isCreditCodeForm,
  normaliseCreditCode,
} from '../../../shared/rules/organisations/credit-code.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { TextField, type TextFieldProps } from '../../ui/controls/text-field.tsx'
import { entityText } from './entity-words.ts'
import { TakenNotice } from './taken-notice.tsx'

export type CreditCodeFieldProps = TextFieldProps & {
  defaultValue: string
  /** The legal form chosen beside it. */
  entityType: EntityType | undefined
}

/**
 * The code, with a warning if its check character does not fit, or its first characters do not fit the chosen
 * legal form; the warning never blocks. Once the code is complete, it says whether its organisation already
 * exists here.
 */
export function CreditCodeField({ hint, entityType, ...field }: CreditCodeFieldProps) {
  const [typed, setTyped] = useState(field.defaultValue)
  const taken = useTaken(typed)
  return (
    <>
      <TextField
        {...field}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint={
          <>
            {hint}
            <span role="status" className="block font-bold text-amber">
              {isDoubtful(typed) && m.verification_check_warning()}
            </span>
            <span role="status" className="block font-bold text-amber">
              {entityType && otherTypeWarning(typed, entityType)}
            </span>
          </>
        }
      />
      {taken && <TakenNotice taken={taken} />}
    </>
  )
}

/** The warning that the reviewer would see, given early to spare a review. */
function otherTypeWarning(typed: string, entityType: EntityType): string {
  const code = normaliseCreditCode(typed)
  const beginning = creditCodeBeginnings[entityType]
  if (!beginning || !isCreditCodeForm(code) || fitsEntityType(code, entityType)) return ''
  return m.verification_other_type_warning({ type: entityText(entityType), beginning })
}

/** The organisation that holds a completely typed code; null while none is known. */
function useTaken(typed: string): TakenOrganisation | null {
  const code = normaliseCreditCode(typed)
  const isWhole = isCreditCodeForm(code)
  const [answer, setAnswer] = useState<{ code: string; taken: TakenOrganisation | null } | null>(null)
  useEffect(() => {
    if (!isWhole) return
    let isCurrent = true
    browserApi()
      .organisations.check({ creditCode: code })
      // If the question fails now, sending the form answers it.
      .then(
        ({ taken }) => isCurrent && setAnswer({ code, taken }),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [code, isWhole])
  return answer?.code === code ? answer.taken : null
}

/** Whether a code is complete and its check character does not fit the others. */
export function isDoubtful(typed: string): boolean {
  const code = normaliseCreditCode(typed)
  return isCreditCodeForm(code) && !hasRightCheckCharacter(code)
}
