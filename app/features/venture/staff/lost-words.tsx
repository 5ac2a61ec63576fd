import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { LostTexts } from '../../../api/forms/lost-texts.tsx'
import { writtenIn } from '../../../api/transport/refusal-text.ts'

type Props = { award: StaffAward; failure: ActFailure | undefined }

/** What was typed into a form that has no place on the page any more, because somebody else was faster. */
export function LostWords({ award, failure }: Props) {
  if (!failure || stillTakes(award, failure.values)) return null
  const texts = writtenIn(failure.values)
  return texts.length > 0 && <LostTexts texts={texts} />
}

/** Whether the fields of a form that was posted still stand on the page. */
function stillTakes(award: StaffAward, values: ActFailure['values']): boolean {
  const [first, action = ''] = (values.intent?.[0] ?? '').split(':')
  const isOf = (name: string, id: string) => values[name]?.[0] === id
  switch (first) {
    case 'tranche':
      return award.tranches.some(
        ({ trancheId, may }) => isOf('trancheId', trancheId) && may.some((one) => one === action),
      )
    case 'report':
      return award.reports.some(({ reportId, state }) => isOf('reportId', reportId) && state === 'sent')
    case 'payback':
      return award.canAskBack
    case 'propose':
      return award.canPropose
    default:
      return action !== 'askStop' || (award.canStop && award.stopAsked === null)
  }
}
