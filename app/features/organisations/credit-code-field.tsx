import { useEffect, useState } from 'react'
import * as m from '#messages'
import type { TakenOrganisation } from '../../../shared/contract/organisations/organisations.ts'
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
  /** The legal form that is chosen beside it. */
  entityType: EntityType | undefined
}

/**
 * The code, and a word where its last character does not fit the others, or its first ones the chosen legal form; that
 * never stops it. Whether its organisation is here already is said as soon as it is whole.
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

/** As the reviewer is told it, whose view it spares. */
function otherTypeWarning(typed: string, entityType: EntityType): string {
  const code = normaliseCreditCode(typed)
  const beginning = creditCodeBeginnings[entityType]
  if (!beginning || !isCreditCodeForm(code) || fitsEntityType(code, entityType)) return ''
  return m.verification_other_type_warning({ type: entityText(entityType), beginning })
}

/** Who holds a code that is typed whole; null while nobody is known to. */
function useTaken(typed: string): TakenOrganisation | null {
  const code = normaliseCreditCode(typed)
  const isWhole = isCreditCodeForm(code)
  const [answer, setAnswer] = useState<{ code: string; taken: TakenOrganisation | null } | null>(null)
  useEffect(() => {
    if (!isWhole) return
    let isCurrent = true
    browserApi()
      .organisations.check({ creditCode: code })
      // Where it cannot be asked now, sending the form tells.
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

/** Whether a code is whole and its check character is not the one that the others ask for. */
export function isDoubtful(typed: string): boolean {
  const code = normaliseCreditCode(typed)
  return isCreditCodeForm(code) && !hasRightCheckCharacter(code)
}
