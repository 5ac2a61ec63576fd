import { Form } from 'react-router'
import * as m from '#messages'
import { words as standingWords } from '#words/volunteers_standing'
import type { HostedShift, Standing } from '../../../shared/contract/volunteers/hosting.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { DateField, TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { hoursFieldId } from './answer-signup.ts'
import { certificateDone, doneWords as certificateDoneWords } from './certificates/certificate-words.ts'
import { HostCertificates, type HostCertificatesProps } from './certificates/host-certificates.tsx'
import { HostShift } from './host-shift.tsx'
import { ProposalFacts, type ProposalFactsProps } from './proposal-facts.tsx'
import { SentBack } from './propose-page.tsx'
import { standingTones } from './signup-words.ts'

export const hostDone = [
  ...(['proposed', 'takeBack', 'shift', 'places', 'callOff', 'decided', 'attendance', 'hours'] as const),
  ...certificateDone,
] as const
type HostDone = (typeof hostDone)[number]

export type HostActivityPageProps = {
  activity: {
    TeamID: string
    activityID: string
    title: string
    standing: Standing
    version: number
    because: string
    shifts: HostedShift[]
  }
  /** What was proposed, while staff review it. */
  proposal: ProposalFactsProps | null
  issued: Pick<HostCertificatesProps, 'contact' | 'certificates'>
  formKey: string
  done: HostDone | null
  failure: ActFailure | undefined
}

const doneWords: Record<HostDone, () => string> = {
  proposed: m.volunteers_proposed_done,
  takeBack: m.volunteers_done_take_back,
  shift: m.volunteers_shift_added,
  places: m.volunteers_done_places,
  callOff: m.volunteers_done_call_off,
  decided: m.volunteers_done_decided,
  attendance: m.volunteers_done_attendance,
  hours: m.volunteers_done_hours,
  ...certificateDoneWords,
}

/** The host's side of an activity: its shifts, each with the list of who has signed up. */
export function HostActivityPage(props: HostActivityPageProps) {
  const { activity, proposal, issued, formKey, done, failure } = props
  const locale = useLocale()
  const { activityID, title, standing, shifts, TeamID } = activity
  const path = pathInLocale('/volunteering/host', locale)
  const inAdd = failure?.values.intent?.[0] === 'shift'
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.volunteers_crumbs()} crumbs={[{ href: path, text: m.volunteers_host_title() }]} />
      <header className="stack stack-sm">
        <Heading level={1} text={title} />
        <p>
          <StatusTag tone={standingTones[standing]}>{standingWords[standing]()}</StatusTag>
        </p>
        {standing === 'published' && (
          <p>
            <Link href={`/volunteer/${activityID}`} alone>
              {m.volunteers_host_view()}
            </Link>
          </p>
        )}
      </header>
      {done && !failure && <Notice kind="success" live title={doneWords[done]()} />}
      <ProposalPart activity={activity} />
      {proposal && <ProposalFacts {...proposal} />}
      <FailureSummary failure={failure} fieldId={(name) => fieldIdOf(name, failure)} />
      {shifts.length === 0 && (
        <EmptyState
          seed="no-shifts"
          title={m.volunteers_shift_none()}
          text={m.volunteers_shift_none_text()}
        />
      )}
      {shifts.map((shift) => (
        <HostShift key={shift.shiftId} shift={shift} TeamID={TeamID} failure={failure} />
      ))}
      <Details title={m.volunteers_shift_add()} open={inAdd || shifts.length === 0} lined>
        <AddShift key={formKey} TeamID={TeamID} formKey={formKey} failure={inAdd ? failure : undefined} />
      </Details>
      <HostCertificates {...issued} TeamID={TeamID} failure={failure} />
    </div>
  )
}

/** What the host can do with its proposal before readers see it. */
function ProposalPart({ activity }: Pick<HostActivityPageProps, 'activity'>) {
  const { activityID, standing, because, version, TeamID } = activity
  const edit = (
    <p>
      <ButtonLink href={`/volunteering/host/${activityID}/edit`}>{m.volunteers_revise_title()}</ButtonLink>
    </p>
  )
  if (standing === 'sentBack') return <SentBack because={because}>{edit}</SentBack>
  if (standing === 'notSent') return edit
  if (standing === 'published') return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="TeamID" value={TeamID} />
      <input type="hidden" name="version" value={version} />
      <Button kind="quiet" name="intent" value="takeBack">
        {m.volunteers_take_back()}
      </Button>
    </Form>
  )
}

/** Fields of a shift, a sign-up or a certificate carry its id. */
function fieldIdOf(name: string, failure: ActFailure | undefined): string {
  if (failure?.values.intent?.[0] === 'dispute') return hoursFieldId(name, failure.values)
  const of = failure?.values.signupId?.[0] ?? failure?.values.shiftId?.[0] ?? failure?.values.number?.[0]
  return of ? `${name}-${of}` : name
}

type AddProps = { TeamID: string; formKey: string; failure: ActFailure | undefined }

function AddShift({ TeamID, formKey, failure }: AddProps) {
  const field = (name: string) => ({
    name,
    error: failure?.fields[name],
    defaultValue: failure?.values[name]?.[0],
  })
  return (
    <Form method="post" noValidate preventScrollReset className="stack form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <input type="hidden" name="TeamID" value={TeamID} />
      <TextField
        {...field('task')}
        optional
        label={m.volunteers_shift_task()}
        hint={m.volunteers_shift_task_hint()}
      />
      <DateField {...field('startsOn')} label={m.volunteers_shift_day()} />
      <TextField {...field('startTime')} type="time" width={10} label={m.volunteers_shift_from()} />
      <TextField {...field('endTime')} type="time" width={10} label={m.volunteers_shift_to()} />
      <DateField
        {...field('endsOn')}
        optional
        label={m.volunteers_shift_last()}
        hint={m.volunteers_shift_last_hint()}
      />
      <TextField {...field('places')} inputMode="numeric" width={5} label={m.volunteers_shift_count()} />
      <RadioGroup
        name="way"
        label={m.volunteers_shift_way()}
        error={failure?.fields.way}
        defaultValue={failure?.values.way?.[0] ?? 'direct'}
        options={[
          { value: 'direct', label: m.volunteers_shift_way_direct() },
          { value: 'asked', label: m.volunteers_shift_way_asked() },
        ]}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="shift">
          {m.volunteers_shift_add()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
