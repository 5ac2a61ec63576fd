import { Form } from 'react-router'
import * as m from '#messages'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { DateField, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { HoursPart } from '../hours-part.tsx'
import { shiftText } from '../shift-text.ts'
import { stateTones, stateWords } from '../signup-words.ts'
import type { SkilledPageProps } from './skilled-page.tsx'

type WorkProps = Pick<SkilledPageProps, 'project' | 'failure' | 'formKey'>

/** The hours of a project: agreed, confirmed and left; each that was stated; and a form for more. */
export function SkilledWork({ project, failure, formKey }: WorkProps) {
  const locale = useLocale()
  const { agreed, confirmedMinutes, statedMinutes, work, side, TeamID, takesHours } = project
  if (!agreed) return null
  const left = Math.max(0, agreed.minutes - confirmedMinutes - statedMinutes)
  return (
    <section className="stack" aria-labelledby="work">
      <Heading level={2} size="xl" id="work" text={m.skilled_work()} />
      <div className="max-w-form">
        <Meter
          label={m.skilled_meter({ agreed: hoursOf(agreed.minutes) })}
          text={m.skilled_meter_text({
            confirmed: hoursOf(confirmedMinutes),
            stated: hoursOf(statedMinutes),
            left: hoursOf(left),
          })}
          value={confirmedMinutes}
          max={agreed.minutes}
        />
      </div>
      {side === 'volunteer' && confirmedMinutes > 0 && (
        <p>
          {m.skilled_certificate()}{' '}
          <Link href="/volunteering/certificates" alone>
            {m.certificates_title()}
          </Link>
        </p>
      )}
      {work.length === 0 ? (
        <p className="text-ink-2">{m.skilled_work_none()}</p>
      ) : (
        <ul className="signup-list">
          {work.map((one) => (
            <li key={one.signupId} className="signup-item stack stack-sm">
              <p className="row">
                <span className="font-bold">{shiftText(one, locale)}</span>
                <StatusTag tone={stateTones[one.state]}>{stateWords[one.state]()}</StatusTag>
              </p>
              {side === 'staff' ? (
                <p>{m.skilled_hours_value({ hours: hoursOf(one.minutes ?? 0) })}</p>
              ) : (
                <HoursPart
                  signup={one}
                  side={side}
                  hasBegun
                  of={shiftText(one, locale)}
                  failure={failure}
                  {...(TeamID && { TeamID })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {takesHours && (
        <Details title={m.skilled_work_add()} open={isRefused(failure) || work.length === 0} lined>
          <AddWork {...{ project, failure, formKey, left }} />
        </Details>
      )}
    </section>
  )
}

const isRefused = (failure: SkilledPageProps['failure']) => failure?.values.intent?.[0] === 'work'

type AddProps = WorkProps & { left: number }

function AddWork({ project, failure, formKey, left }: AddProps) {
  const mine = isRefused(failure) ? failure : undefined
  const field = (name: string, preset = '') => ({
    id: `work-${name}`,
    name,
    error: mine?.fields[name],
    defaultValue: mine?.values[name]?.[0] ?? preset,
  })
  return (
    <Form method="post" noValidate preventScrollReset className="stack form" key={formKey}>
      {project.TeamID && <input type="hidden" name="TeamID" value={project.TeamID} />}
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <DateField {...field('from', shanghaiDay(new Date()))} label={m.skilled_work_from()} />
      <DateField
        {...field('until')}
        optional
        label={m.skilled_work_until()}
        hint={m.skilled_work_one_day()}
      />
      <TextField
        {...field('hours')}
        inputMode="decimal"
        width={5}
        label={m.skilled_work_hours()}
        hint={m.skilled_work_hours_hint({ left: hoursOf(left) })}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="work">
          {m.skilled_work_add()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
