import { Form } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { FoundAssignment, JudgedRound } from '../../../../shared/contract/venture/judging.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { loadLimits, pairChanges } from '../../../../shared/rules/venture/judges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'
import {
  conflictWords,
  judgeWords,
  loadWords,
  obstacleWords,
  pairWords,
  reviewWords,
} from './judging-words.ts'

export type JudgesPageProps = {
  round: JudgedRound
  me: SecondFactorState
  page: number
  done: string | null
  /** What was found when it was last asked for. */
  found: (FoundAssignment & { loads: string }) | undefined
  failure: ActFailure | undefined
}

type Judge = JudgedRound['judges'][number]
type Entry = JudgedRound['entries'][number]

/** Who judges a round: invitations, conflicts of interest, the assignment, and how far everybody is. */
export function JudgesPage(props: JudgesPageProps) {
  const { round, me, done, failure } = props
  return (
    <StaffPage
      privileges={me.privileges}
      title={`${m.judging_staff_title()} · ${round.title}`}
      lead={m.judging_staff_lead({ count: round.judgesPerEntry })}
    >
      <FailureSummary failure={failure} problems={problemsOf(failure)} />
      {!failure && <Done done={done} />}
      <Progress round={round} />
      <Judges round={round} />
      <Invite round={round} failure={failure} />
      <Assignment {...props} />
      <Pairs {...props} />
    </StaffPage>
  )
}

/** A judge with a conflict of interest is named where the entry is changed by hand. */
function problemsOf(failure: ActFailure | undefined) {
  const entryId = failure?.values.entryId?.[0]
  if (!failure?.fields.judgeId || !entryId) return undefined
  return [{ fieldId: `judge-${entryId}`, text: m.judging_staff_conflict_stands() }]
}

function Done({ done }: { done: string | null }) {
  const words: Record<string, () => string> = {
    invited: m.judging_staff_done_invited,
    removed: m.judging_staff_done_removed,
    changed: m.judging_staff_done_changed,
    reminded: m.judging_staff_done_reminded,
  }
  const text = done ? words[done]?.() : undefined
  return text ? <Notice kind="success" live title={text} /> : null
}

function Progress({ round }: { round: JudgedRound }) {
  const locale = useLocale()
  const { entries, lacking, open, draft, sent } = round.progress
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_progress()} />
      <SummaryList
        rows={[
          { term: m.judging_staff_entries(), value: entries },
          { term: m.judging_staff_lacking(), value: lacking },
          { term: m.judging_staff_open(), value: open },
          { term: m.judging_staff_draft(), value: draft },
          { term: m.judging_staff_sent(), value: sent },
          ...(round.dueAt ? [{ term: m.judging_due(), value: instantText(round.dueAt, locale) }] : []),
        ]}
      />
      {round.state === 'reviewing' && open + draft > 0 && (
        <Form method="post">
          <Button name="intent" value="remind">
            {m.judging_staff_remind()}
          </Button>
        </Form>
      )}
    </section>
  )
}

function Judges({ round }: { round: JudgedRound }) {
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_judges()} />
      {round.judges.length === 0 ? (
        <p>{m.judging_staff_judges_none()}</p>
      ) : (
        <Table
          caption={<VisuallyHidden>{m.judging_staff_judges()}</VisuallyHidden>}
          rows={round.judges}
          keyOf={(row) => row.judgeId}
          columns={[
            { key: 'name', title: m.judging_staff_name(), rowHeader: true, cell: (row) => row.name },
            {
              key: 'state',
              title: m.judging_state(),
              cell: (row) => (
                <StatusTag tone={row.state === 'active' ? 'green' : 'plain'}>
                  {judgeWords[row.state]()}
                </StatusTag>
              ),
            },
            {
              key: 'fields',
              title: m.judging_staff_fields(),
              cell: (row) =>
                [...row.fields, row.tracks.join(' / ') || m.judging_staff_all_tracks()].join(' · '),
            },
            {
              key: 'load',
              title: m.judging_staff_load(),
              number: true,
              cell: ({ counts }) => `${counts.sent} / ${counts.sent + counts.draft + counts.open}`,
            },
            {
              key: 'left',
              title: m.judging_staff_left(),
              number: true,
              cell: ({ counts }) => counts.left,
            },
            {
              key: 'remove',
              title: <VisuallyHidden>{m.judging_staff_remove()}</VisuallyHidden>,
              cell: (row) => row.state !== 'removed' && <Remove judge={row} edition={round.edition} />,
            },
          ]}
        />
      )}
    </section>
  )
}

function Remove({ judge, edition }: { judge: Judge; edition: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="userID" value={judge.userID} />
      <input type="hidden" name="edition" value={edition} />
      <Button kind="quiet" name="intent" value="remove">
        {m.judging_staff_remove()}
        <VisuallyHidden> {judge.name}</VisuallyHidden>
      </Button>
    </Form>
  )
}

function Invite({ round, failure }: Pick<JudgesPageProps, 'round' | 'failure'>) {
  const typed = failure?.values.intent?.[0] === 'invite' ? failure.values : {}
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_invite()} />
      {round.invitable.length === 0 ? (
        <p>
          {m.judging_staff_nobody()} {m.judging_staff_person_hint()}
        </p>
      ) : (
        <Form method="post" noValidate className="stack form">
          <input type="hidden" name="edition" value={round.edition} />
          <Select
            name="userID"
            label={m.judging_staff_person()}
            hint={m.judging_staff_person_hint()}
            defaultValue={typed.userID?.[0] ?? ''}
            error={failure?.fields.userID}
          >
            <option value="">{m.judging_staff_choose()}</option>
            {round.invitable.map(({ userID, name }) => (
              <option key={userID} value={userID}>
                {name}
              </option>
            ))}
          </Select>
          {round.tracks.length > 0 && (
            <CheckboxGroup
              name="tracks"
              label={m.judging_staff_tracks()}
              hint={m.judging_staff_tracks_hint()}
              options={round.tracks}
              defaultValues={typed.tracks ?? []}
              optional
            />
          )}
          <ButtonRow>
            <Button name="intent" value="invite">
              {m.judging_staff_send()}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </section>
  )
}

function Assignment({ round, found }: JudgesPageProps) {
  const loads = found?.loads ?? 'one'
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_assign()} />
      {round.state !== 'reviewing' ? (
        <p>{m.judging_staff_assign_later()}</p>
      ) : (
        <>
          <p className="measure">{m.judging_staff_assign_text()}</p>
          {found && <Found found={found} />}
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

function Found({ found }: { found: NonNullable<JudgesPageProps['found']> }) {
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

function Pairs({ round, page, failure }: JudgesPageProps) {
  const locale = useLocale()
  const active = round.judges.filter(({ state }) => state === 'active')
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_pairs()} />
      {round.total === 0 && <p>{m.judging_staff_pairs_none()}</p>}
      {round.entries.map((entry) => (
        <EntryPairs
          key={entry.entryId}
          entry={entry}
          judges={round.state === 'reviewing' ? active : []}
          failure={failure?.values.entryId?.[0] === entry.entryId ? failure : undefined}
        />
      ))}
      <Pagination
        label={m.judging_staff_pages()}
        page={page}
        pageCount={Math.ceil(round.total / round.pageSize)}
        hrefOf={(number) =>
          `${pathInLocale(`/staff/venture/rounds/${round.roundID}/judges`, locale)}?page=${number}`
        }
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
    </section>
  )
}

type EntryPairsProps = { entry: Entry; judges: Judge[]; failure: ActFailure | undefined }

function EntryPairs({ entry, judges, failure }: EntryPairsProps) {
  const { reference, title, track, reviews, barred, conflicts } = entry
  const reviewText = ({ name, state, isByHand }: Entry['reviews'][number]) =>
    [name, reviewWords[state](), isByHand && m.judging_staff_by_hand()].filter(Boolean).join(' · ')
  return (
    <section className="stack">
      <Heading level={3} text={title || m.judging_entry_untitled()} />
      <SummaryList
        rows={[
          { term: m.judging_reference(), value: [reference, track].filter(Boolean).join(' · ') },
          { term: m.judging_staff_judges(), value: lines(reviews.map(reviewText)) },
          ...(conflicts.length > 0
            ? [
                {
                  term: m.judging_staff_conflicts(),
                  value: lines(
                    conflicts.map(
                      ({ name, reasons }) =>
                        `${name} · ${reasons.map((reason) => conflictWords[reason]()).join(' · ')}`,
                    ),
                  ),
                },
              ]
            : []),
        ]}
      />
      {barred.length > 0 && (
        <p className="text-ink-2">
          {m.judging_staff_barred({ names: barred.map(({ name }) => name).join(' · ') })}
        </p>
      )}
      {judges.length > 0 && <ChangePair entry={entry} judges={judges} failure={failure} />}
    </section>
  )
}

function ChangePair({ entry, judges, failure }: EntryPairsProps) {
  const { entryId, reference } = entry
  return (
    <Details
      title={
        <>
          {m.judging_staff_change()}
          <VisuallyHidden> {reference}</VisuallyHidden>
        </>
      }
      open={failure !== undefined}
    >
      <Form method="post" className="stack form">
        <input type="hidden" name="entryId" value={entryId} />
        <Select
          id={`judge-${entryId}`}
          name="judgeId"
          label={m.judging_staff_judge()}
          defaultValue={failure?.values.judgeId?.[0]}
          error={failure?.fields.judgeId && m.judging_staff_conflict_stands()}
        >
          {judges.map(({ judgeId, name }) => (
            <option key={judgeId} value={judgeId}>
              {name}
            </option>
          ))}
        </Select>
        <RadioGroup
          id={`change-${entryId}`}
          name="change"
          label={m.judging_staff_action()}
          options={pairChanges.map((value) => ({ value, label: pairWords[value]() }))}
          defaultValue={failure?.values.change?.[0] ?? 'give'}
        />
        <ButtonRow>
          <Button name="intent" value="pair">
            {m.judging_staff_change_save()}
          </Button>
        </ButtonRow>
      </Form>
    </Details>
  )
}

function lines(texts: readonly string[]) {
  return texts.length === 0 ? (
    '—'
  ) : (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
