import { Form } from 'react-router'
import * as m from '#messages'
import type { FoundAssignment, JudgedRound } from '../../../../../shared/contract/venture/judging.staff.ts'
import { loadLimits } from '../../../../../shared/rules/venture/judges.ts'
import { isDeliberated } from '../../../../../shared/rules/venture/round-transitions.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../../ui/controls/choice.tsx'
import { Details } from '../../../../ui/details.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Table } from '../../../../ui/table.tsx'
import { loadWords, obstacleWords } from './judging-words.ts'

/** What was found when it was last asked for. */
export type Found = FoundAssignment & { loads: string }

/** Finds judges for all entries, and keeps what was found; nothing any more once the reviews are closed. */
export function Assignment({ round, found }: { round: JudgedRound; found: Found | undefined }) {
  const loads = found?.loads ?? 'one'
  if (isDeliberated(round)) return null
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_assign()} />
      {round.state !== 'reviewing' ? (
        <p>{m.judging_staff_assign_later()}</p>
      ) : (
        <>
          <p className="measure">{m.judging_staff_assign_text()}</p>
          {found && <FoundPairs found={found} />}
          <Form method="post" className="stack form">
            <RadioGroup
              name="loads"
              inline
              label={m.judging_staff_loads()}
              options={loadLimits.map((value) => ({ value, label: loadWords[value]() }))}
              defaultValue={loads}
            />
            <ButtonRow>
              <Button name="intent" value="try">
                {m.judging_staff_try()}
              </Button>
            </ButtonRow>
          </Form>
        </>
      )}
    </section>
  )
}

function FoundPairs({ found }: { found: Found }) {
  const { obstacle, isKept, pairs, added, removed, least, most, matched } = found
  if (obstacle)
    return (
      <Notice kind="warning" live answer={found} title={m.judging_staff_obstacle()}>
        <p>{obstacleWords[obstacle.rule]()}</p>
        {obstacle.references.length > 0 && (
          <p>{m.judging_staff_obstacle_entries({ references: obstacle.references.join(' · ') })}</p>
        )}
      </Notice>
    )
  return (
    <Notice
      kind={isKept ? 'success' : 'info'}
      live
      answer={found}
      title={isKept ? m.judging_staff_kept() : m.judging_staff_found()}
    >
      <p>{m.judging_staff_found_pairs({ pairs, added, removed })}</p>
      <p>{m.judging_staff_found_loads({ least, most })}</p>
      {matched.of > 0 && <p>{m.judging_staff_found_matched(matched)}</p>}
      {!isKept && found.byJudge.length > 0 && <ByJudge found={found} />}
      {!isKept && (
        <Form method="post">
          <input type="hidden" name="loads" value={found.loads} />
          <input type="hidden" name="keep" value={found.found} />
          <Button kind="primary" name="intent" value="keep">
            {m.judging_staff_keep()}
          </Button>
        </Form>
      )}
    </Notice>
  )
}

/** Which entries each judge would get, and what of that is new or goes to somebody else. */
function ByJudge({ found: { byJudge } }: { found: Found }) {
  return (
    <Table
      caption={m.judging_staff_found_by_judge()}
      rows={byJudge}
      keyOf={({ judgeId }) => judgeId}
      columns={[
        { key: 'name', title: m.judging_staff_judge(), rowHeader: true, cell: ({ name }) => name },
        {
          key: 'count',
          title: m.judging_staff_entries(),
          number: true,
          cell: ({ kept, added }) => kept.length + added.length,
        },
        {
          key: 'added',
          title: m.judging_staff_found_added(),
          cell: ({ added }) => <References references={added} />,
        },
        {
          key: 'removed',
          title: m.judging_staff_found_removed(),
          cell: ({ removed }) => <References references={removed} />,
        },
        {
          key: 'kept',
          title: m.judging_staff_found_kept(),
          cell: ({ kept }) => <References references={kept} />,
        },
      ]}
    />
  )
}

/** References at a glance, folded up where they are many. */
function References({ references }: { references: readonly string[] }) {
  if (references.length === 0) return '—'
  const all = references.join(' · ')
  if (references.length <= mostAtAGlance) return all
  return <Details title={m.judging_staff_found_count({ count: references.length })}>{all}</Details>
}

const mostAtAGlance = 3
