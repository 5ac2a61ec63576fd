import * as m from '#messages'
import { words as revisedWords } from '#words/venture_revised'
import type { Deliberated } from '../../../../../shared/contract/venture/deciding.staff.ts'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { yuanText } from '../../yuan-text.ts'
import { filterWords, outcomeTones, outcomeWords } from './deciding-words.ts'

/** What is decided, or proposed and by whom. */
export function Decided({ entry: { decision, state } }: { entry: Pick<Deliberated, 'decision' | 'state'> }) {
  if (state === 'disqualified') return <StatusTag tone="plain">{revisedWords.disqualify()}</StatusTag>
  if (!decision) return <span className="text-ink-2">{filterWords.undecided()}</span>
  const { outcome, waitsAt, amount, isConfirmed, proposedBy } = decision
  return (
    <>
      <StatusTag tone={outcomeTones[outcome]}>{outcomeWords[outcome]()}</StatusTag>
      {waitsAt !== null && ` ${m.venture_waits_at({ place: waitsAt })}`}
      {amount > 0 && ` ${yuanText(amount)}`}
      {!isConfirmed && (
        <span className="block text-sm text-ink-2">{m.venture_proposed_by({ name: proposedBy })}</span>
      )}
    </>
  )
}
