import { Form } from 'react-router'
import * as m from '#messages'
import type { FoundAssignment } from '../../../../shared/contract/venture/judging.staff.ts'
import type { ListedEdition } from '../../../../shared/contract/venture.staff.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { obstacleWords } from './judging/judging-words.ts'

/** Whether the judges of a round could judge so many made-up entries. */
export type TriedJudges = FoundAssignment & { number: string; madeUp: number }

type TryJudgesProps = { edition: ListedEdition; tried: TriedJudges | undefined }

/** For each round before its judging: whether the judges who have accepted are enough for the entries of the dry run. */
export function TryJudges({ edition: { rounds, steps }, tried }: TryJudgesProps) {
  const ahead = rounds.flatMap(({ number, ordinal, state }) => {
    const madeUp = steps.find((step) => step.ordinal === ordinal)?.entries ?? 0
    return ['planned', 'open', 'grace'].includes(state) && madeUp > 0 ? [{ number, ordinal, madeUp }] : []
  })
  return ahead.map(({ number, ordinal, madeUp }) => (
    <div key={number} className="stack">
      {tried?.number === number && <Tried tried={tried} ordinal={ordinal} />}
      <Form method="post">
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="madeUp" value={madeUp} />
        <Button name="intent" value="tryJudges">
          {m.venture_staff_try_judges({ ordinal })}
        </Button>
      </Form>
    </div>
  ))
}

function Tried({ tried, ordinal }: { tried: TriedJudges; ordinal: number }) {
  const { obstacle, judges, madeUp, pairs, least, most } = tried
  const basis = m.venture_staff_tried_basis({ judges, entries: madeUp })
  if (obstacle)
    return (
      <Notice kind="warning" live answer={tried} title={m.venture_staff_tried_not({ ordinal })}>
        <p>{basis}</p>
        <p>{obstacleWords[obstacle.rule]()}</p>
        <p>
          <Link alone href={`/staff/venture/rounds/${tried.number}/judges`}>
            {m.judging_staff_title()}
          </Link>
        </p>
      </Notice>
    )
  return (
    <Notice kind="success" live answer={tried} title={m.venture_staff_tried_fine({ ordinal })}>
      <p>{basis}</p>
      <p>{m.venture_staff_tried_loads({ pairs, least, most })}</p>
    </Notice>
  )
}
