import { Form } from 'react-router'
import * as m from '#messages'
import type { SecondFactorState } from '../../../../../shared/contract/staff/staff.ts'
import type { OwnJudging } from '../../../../../shared/contract/venture/judging.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../../ui/controls/choice.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { Details } from '../../../../ui/details.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { StaffPage } from '../../../staff/staff-page.tsx'
import { judgeWords, reviewTones, reviewWords } from './judging-words.ts'

export type MyJudgingProps = {
  judging: OwnJudging
  me: SecondFactorState
  done: string | null
  failure: ActFailure | undefined
}

type Invitation = OwnJudging['invitations'][number]
type Review = OwnJudging['reviews'][number]

/** What somebody has to judge, and the editions to which they are invited. */
export function MyJudgingPage({ judging, me, done, failure }: MyJudgingProps) {
  const { invitations, reviews } = judging
  return (
    <StaffPage privileges={me.privileges} title={m.judging_title()} lead={m.judging_lead()}>
      <FailureSummary failure={failure} />
      {!failure && doneText(done) && <Notice kind="success" live title={doneText(done)} />}
      {invitations.length === 0 && (
        <EmptyState seed="judging" title={m.judging_none()} text={m.judging_none_text()} />
      )}
      {invitations.length > 0 && <p className="text-sm text-ink-2">{m.venture_times_beijing()}</p>}
      {invitations.some(({ state }) => state === 'active') && <OwnReviews reviews={reviews} />}
      {invitations.map((one) => (
        <InvitationPart
          key={one.judgeId}
          invitation={one}
          failure={failure?.values.judgeId?.[0] === one.judgeId ? failure : undefined}
        />
      ))}
    </StaffPage>
  )
}

function doneText(done: string | null): string | null {
  switch (done) {
    case 'submitted':
      return m.judging_done_submitted()
    case 'left':
      return m.judging_done_left()
    case 'accepted':
      return m.judging_done_accepted()
    case 'declined':
      return m.judging_done_declined()
    case 'saved':
      return m.judging_done_saved()
    default:
      return null
  }
}

function OwnReviews({ reviews }: { reviews: Review[] }) {
  const locale = useLocale()
  if (reviews.length === 0) return <p>{m.judging_reviews_none()}</p>
  const hasSamples = reviews.some(({ isSample, isOpen }) => isSample && isOpen)
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_reviews()} />
      {hasSamples && <p className="measure">{m.judging_samples_why()}</p>}
      <Table
        caption={<VisuallyHidden>{m.judging_reviews()}</VisuallyHidden>}
        rows={reviews}
        keyOf={(row) => row.reviewId}
        columns={[
          {
            key: 'entry',
            title: m.judging_entry(),
            rowHeader: true,
            cell: (row) => (
              <span className="row">
                <Link href={`/staff/judging/${row.reviewId}`} alone>
                  {row.title || m.judging_entry_untitled()}
                </Link>
                {row.isSample && <StatusTag tone="azure">{m.judging_sample()}</StatusTag>}
              </span>
            ),
          },
          { key: 'reference', title: m.judging_reference(), cell: (row) => row.reference },
          { key: 'round', title: m.judging_round(), cell: (row) => row.round },
          {
            key: 'due',
            title: m.judging_due(),
            cell: (row) => (row.dueAt ? instantText(row.dueAt, locale) : '—'),
          },
          {
            key: 'state',
            title: m.judging_state(),
            cell: (row) => <StatusTag tone={reviewTones[row.state]}>{reviewWords[row.state]()}</StatusTag>,
          },
        ]}
      />
    </section>
  )
}

function InvitationPart({
  invitation,
  failure,
}: {
  invitation: Invitation
  failure: ActFailure | undefined
}) {
  const { edition, state, tracks } = invitation
  const isOpen = state === 'invited' || invitation.mustSign || failure !== undefined
  const form = <InvitationForm invitation={invitation} failure={failure} />
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_edition({ edition })} />
      <p>
        <StatusTag tone={state === 'invited' ? 'amber' : 'plain'}>{judgeWords[state]()}</StatusTag>
      </p>
      <PlannedRounds rounds={invitation.rounds} />
      {tracks.length > 0 && (
        <p>
          {m.judging_tracks()}: {tracks.join(' · ')}
        </p>
      )}
      {state !== 'declined' && (isOpen ? form : <Details title={m.judging_change_stated()}>{form}</Details>)}
    </section>
  )
}

/** What somebody takes on by accepting: when, and how much. */
function PlannedRounds({ rounds }: Pick<Invitation, 'rounds'>) {
  const locale = useLocale()
  return (
    <ul className="measure list-disc ps-6">
      {rounds.map(({ title, closesAt, dueAt, entries, judgesPerEntry }) => (
        <li key={`${title} ${closesAt}`}>
          {title}
          {closesAt && ` · ${m.judging_round_closes({ time: instantText(closesAt, locale) })}`}
          {dueAt && ` · ${m.judging_due()} ${instantText(dueAt, locale)}`}
          {` · ${m.judging_round_entries({ entries })} · ${m.judging_round_judges({ judges: judgesPerEntry })}`}
        </li>
      ))}
    </ul>
  )
}

function InvitationForm({
  invitation,
  failure,
}: {
  invitation: Invitation
  failure: ActFailure | undefined
}) {
  const { judgeId, version, state, mustSign, options } = invitation
  const isInvited = state === 'invited'
  const typed = (name: 'organisations' | 'schools' | 'employers') =>
    failure?.values[name]?.[0] ?? invitation[name]
  const idOf = (name: string) => `${name}-${judgeId}`
  return (
    <Form method="post" noValidate className="stack form">
      <input type="hidden" name="judgeId" value={judgeId} />
      <input type="hidden" name="version" value={version} />
      {mustSign && <Conduct />}
      {options.length > 0 && (
        <CheckboxGroup
          id={idOf('fields')}
          name="fields"
          label={m.judging_fields()}
          hint={m.judging_fields_hint()}
          options={options}
          defaultValues={failure?.values.fields ?? invitation.fields}
          optional
        />
      )}
      <TextArea
        id={idOf('organisations')}
        name="organisations"
        rows={3}
        label={m.judging_organisations()}
        hint={m.judging_organisations_hint()}
        defaultValue={typed('organisations')}
        error={failure?.fields.organisations}
        optional
      />
      <TextArea
        id={idOf('schools')}
        name="schools"
        rows={3}
        label={m.judging_schools()}
        hint={m.judging_line_each()}
        defaultValue={typed('schools')}
        error={failure?.fields.schools}
        optional
      />
      <TextArea
        id={idOf('employers')}
        name="employers"
        rows={3}
        label={m.judging_employers()}
        hint={m.judging_line_each()}
        defaultValue={typed('employers')}
        error={failure?.fields.employers}
        optional
      />
      {mustSign && (
        <>
          {failure?.fields.agreed && <p className="text-red font-bold">{failure.fields.agreed}</p>}
          <Checkbox id="agreed" name="agreed" value="true" label={m.judging_agree()} />
        </>
      )}
      <ButtonRow>
        <Button kind={isInvited ? 'primary' : 'secondary'} name="intent" value="accept">
          {isInvited ? m.judging_accept() : m.judging_save_stated()}
        </Button>
        <Button kind="quiet" name="intent" value="decline">
          {isInvited ? m.judging_decline_invitation() : m.judging_step_down()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function Conduct() {
  return (
    <div className="stack">
      <Heading level={3} text={m.judging_conduct_title()} />
      <ol className="stack">
        <li>{m.judging_conduct_interest()}</li>
        <li>{m.judging_conduct_secret()}</li>
        <li>{m.judging_conduct_own()}</li>
        <li>{m.judging_conduct_kind()}</li>
        <li>{m.judging_conduct_gifts()}</li>
      </ol>
    </div>
  )
}
