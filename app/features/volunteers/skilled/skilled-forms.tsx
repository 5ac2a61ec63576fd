import { Form } from 'react-router'
import * as m from '#messages'
import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { proposalOf, type SkilledAction, skilledWords } from '../../../../shared/rules/volunteers/skilled.ts'
import { leftText } from '../../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { proposedRows } from './skilled-facts.tsx'
import type { SkilledPageProps } from './skilled-page.tsx'
import { hintWords, stepText, textName } from './skilled-words.ts'

type FormsProps = Pick<SkilledPageProps, 'project' | 'failure'> & { part: 'leading' | 'folded' }

/** The forms of what its reader may do: what leads on stands open, the rest is folded. */
export function SkilledForms({ project, failure, part }: FormsProps) {
  const leading = leadingOf(project)
  if (part === 'folded')
    return (
      <div>
        {project.may
          .filter((action) => !leading.includes(action))
          .map((action) => (
            <Details
              key={action}
              title={stepText(action, project)}
              open={failure?.values.intent?.[0] === action}
              lined
            >
              <StepForm {...{ project, failure, action }} />
            </Details>
          ))}
      </div>
    )
  return (
    <>
      <Proposed project={project} />
      {leading.map((action) => (
        <StepForm key={action} {...{ project, failure, action }} />
      ))}
    </>
  )
}

/** What somebody waits for: an answer, the next proposal, or the last word. */
function leadingOf({ may, state, proposal, talk }: SkilledProject): SkilledAction[] {
  const next: Partial<Record<SkilledProject['state'], SkilledAction>> = proposal
    ? {}
    : { scoping: 'proposeScope', ...(!talk && { scoped: 'proposeTalk' }), talked: 'proposeHours' }
  return may.filter((action) => action.startsWith('agree') || action === 'comment' || action === next[state])
}

/** What lies on the table. */
function Proposed({ project: { proposal, side, may } }: Pick<FormsProps, 'project'>) {
  const locale = useLocale()
  if (!proposal) return null
  const isMine = proposal.by === side
  const isStale = !isMine && !may.some((action) => action.startsWith('agree'))
  return (
    <section className="host-shift stack" aria-labelledby="proposed">
      <Heading
        level={2}
        size="xl"
        id="proposed"
        text={isMine ? m.skilled_proposed_mine() : m.skilled_proposed_theirs()}
      />
      <SummaryList rows={proposedRows(proposal, locale)} />
      {isStale && <p>{m.skilled_stale()}</p>}
    </section>
  )
}

type StepProps = Pick<FormsProps, 'project' | 'failure'> & { action: SkilledAction }

function StepForm({ project, failure, action }: StepProps) {
  const mine = failure?.values.intent?.[0] === action ? failure : undefined
  const isAgreeing = action.startsWith('agree')
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="stack form"
      key={`${action}-${project.version}`}
    >
      {project.TeamID && <input type="hidden" name="TeamID" value={project.TeamID} />}
      <input type="hidden" name="version" value={project.version} />
      <p className="measure">{hintWords[action]()}</p>
      {!isAgreeing && <Fields project={project} action={action} failure={mine} />}
      <ButtonRow>
        <Button name="intent" value={action} kind={kindOf(action)}>
          {stepText(action, project)}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function kindOf(action: SkilledAction) {
  if (action === 'end') return 'danger'
  return action === 'talk' ? 'secondary' : 'primary'
}

/** The fields of a step; what is proposed or agreed already stands in them. */
function Fields({ project, action, failure }: StepProps) {
  const stored = storedIn(project)
  const field = (name: string) => ({
    id: `${action}-${name}`,
    name,
    error: failure?.fields[name],
    defaultValue: failure?.values[name]?.[0] ?? stored[name],
  })
  const kind = proposalOf(action)
  if (kind === 'scope')
    return (
      <>
        <TextArea
          {...field('deliver')}
          rows={4}
          limit={2_000}
          countText={leftText}
          label={m.skilled_deliver()}
        />
        <TextArea
          {...field('leaveOut')}
          rows={2}
          limit={1_000}
          countText={leftText}
          optional
          label={m.skilled_leave_out()}
          hint={m.skilled_leave_out_hint()}
        />
        <DateField {...field('byWhen')} label={m.skilled_by_when()} />
      </>
    )
  if (kind === 'talk')
    return (
      <>
        <DateField {...field('talkOn')} label={m.skilled_talk_on()} />
        <TextField {...field('talkTime')} type="time" width={10} label={m.skilled_talk_time()} />
        <TextField {...field('how')} label={m.skilled_how()} hint={m.skilled_how_hint()} />
      </>
    )
  if (kind === 'hours')
    return (
      <>
        <TextField
          {...field('hours')}
          inputMode="decimal"
          width={5}
          label={m.skilled_hours()}
          hint={m.skilled_hours_hint()}
        />
        <DateField {...field('endsOn')} label={m.skilled_ends_on()} />
      </>
    )
  if (!skilledWords.includes(action)) return null
  return (
    <TextArea
      {...field('text')}
      rows={3}
      limit={1_000}
      countText={leftText}
      label={textName(action)()}
      {...(action === 'end' && { hint: m.skilled_why_hint() })}
    />
  )
}

function storedIn({ scope, agreed, proposal }: SkilledProject): Record<string, string> {
  const { deliver = '', leaveOut = '', byWhen = '' } = proposal?.scope ?? scope ?? {}
  const { minutes = 0, endsOn = byWhen } = proposal?.hours ?? agreed ?? {}
  const how = proposal?.talk?.how ?? ''
  return { deliver, leaveOut, byWhen, how, hours: minutes ? String(hoursOf(minutes)) : '', endsOn }
}
