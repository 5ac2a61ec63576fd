import * as m from '#messages'
import type { StaffAccount, StaffAccountSuspension } from '../../../../shared/contract/suspensions.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { WrittenText } from '../../../ui/written-text.tsx'
import { suspensionReasonWords } from './suspension-words.ts'

export type SuspensionHistoryProps = {
  suspensions: StaffAccountSuspension[]
  status: StaffAccount['status']
}

/** When, by whom and why the account was suspended and restored, newest first. */
export function SuspensionHistory({ suspensions, status }: SuspensionHistoryProps) {
  const locale = useLocale()
  const [newest] = suspensions
  const isOutside = status === 'suspended' && (!newest || newest.lifted !== null)
  return (
    <>
      {isOutside && <p>{m.accounts_history_outside()}</p>}
      {!isOutside && suspensions.length === 0 && <p>{m.accounts_history_none()}</p>}
      <ol className="stack">
        {suspensions.map(({ suspensionId, lifted, ...begun }) => (
          <li key={suspensionId} className="stack measure">
            <Step text={m.accounts_history_begun(whoAndWhen(begun, locale))} step={begun} />
            {lifted && <Step text={m.accounts_history_lifted(whoAndWhen(lifted, locale))} step={lifted} />}
          </li>
        ))}
      </ol>
    </>
  )
}

type StepProps = {
  text: string
  step: Pick<StaffAccountSuspension, 'words'> & { reason: keyof typeof suspensionReasonWords }
}

function Step({ text, step: { reason, words } }: StepProps) {
  return (
    <div>
      <p>
        {text} · {suspensionReasonWords[reason]()}
      </p>
      <p className="text-ink-2">
        <WrittenText text={words} />
      </p>
    </div>
  )
}

function whoAndWhen({ by, at }: { by: string; at: string }, locale: Locale) {
  return { name: by || m.accounts_history_somebody(), time: instantText(at, locale) }
}
