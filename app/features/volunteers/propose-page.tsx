import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import {
  safeguardingTiers,
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
} from '../../../shared/rules/toolbox/volunteer-facets.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { kindWords, modeWords, skillWords, tierWords } from './activity-words.ts'
import { RegionOptions } from './region-options.tsx'

type Held = {
  activityID: string
  version: number
  /** What stands in the form before anything is changed. */
  typed: Record<string, string | string[]>
  /** Why staff have sent it back; empty where they have not. */
  because: string
}

export type ProposePageProps = {
  TeamID: string
  regions: VolunteerActivityList['regions']
  formKey: string
  /** A proposal that is changed and sent again; a new one without it. */
  held?: Held
  failure: ActFailure | undefined
}

/** A team writes an activity, or changes the one that it has proposed; staff then review it. */
export function ProposePage({ TeamID, regions, formKey, held, failure }: ProposePageProps) {
  const locale = useLocale()
  const title = held ? m.volunteers_revise_title() : m.volunteers_propose_title()
  const part = { failure, values: failure?.values ?? asValues(held?.typed ?? {}) }
  const path = pathInLocale('/volunteering/host', locale)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.volunteers_crumbs()} crumbs={[{ href: path, text: m.volunteers_host_title() }]} />
      <Heading level={1} text={title} />
      <p className="text-lg text-ink-2 measure">
        {held ? m.volunteers_revise_lead() : m.volunteers_propose_lead()}
      </p>
      {held?.because && <SentBack because={held.because} />}
      <FailureSummary failure={failure} />
      <Form method="post" noValidate className="stack form" key={formKey}>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <input type="hidden" name="TeamID" value={TeamID} />
        {held && <input type="hidden" name="version" value={held.version} />}
        <What {...part} regions={regions} />
        <When {...part} />
        <Who {...part} />
        <ButtonRow>
          <Button kind="primary">{held ? m.volunteers_revise_send() : m.volunteers_propose_send()}</Button>
        </ButtonRow>
      </Form>
    </div>
  )
}

/** Why staff have sent a proposal back. */
export function SentBack({ because, children }: { because: string; children?: ReactNode }) {
  return (
    <Notice kind="warning" title={m.volunteers_sent_back_title()}>
      <p className="measure whitespace-pre-line">{because}</p>
      {children}
    </Notice>
  )
}

type Values = Partial<Record<string, string[]>>

const asValues = (typed: Held['typed']): Values =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value].flat()]))

/** What was typed into a refused form, or stands in it at first. */
type PartProps = { failure: ActFailure | undefined; values: Values }

const fieldOf = ({ failure, values }: PartProps, name: string) => ({
  name,
  error: failure?.fields[name],
  defaultValue: values[name]?.[0],
})

function What({ regions, ...part }: PartProps & Pick<ProposePageProps, 'regions'>) {
  return (
    <>
      <RadioGroup
        {...fieldOf(part, 'volunteerKind')}
        label={m.volunteers_kind()}
        options={volunteerKinds.map((value) => ({ value, label: kindWords[value]() }))}
      />
      <TextField {...fieldOf(part, 'title')} label={m.volunteers_propose_name()} />
      <TextArea {...fieldOf(part, 'summary')} rows={3} label={m.volunteers_propose_summary()} />
      <TextArea
        {...fieldOf(part, 'body')}
        rows={8}
        label={m.volunteers_propose_body()}
        hint={m.volunteers_propose_body_hint()}
      />
      <RadioGroup
        {...fieldOf(part, 'mode')}
        label={m.volunteers_mode()}
        options={volunteerModes.map((value) => ({ value, label: modeWords[value]() }))}
      />
      <TextField
        {...fieldOf(part, 'place')}
        label={m.volunteers_place()}
        hint={m.volunteers_propose_place_hint()}
      />
      {regions.length > 0 && (
        <Select
          {...fieldOf(part, 'region')}
          optional
          label={m.volunteers_region()}
          hint={m.volunteers_propose_region_hint()}
        >
          <option value="" />
          <RegionOptions regions={regions} />
        </Select>
      )}
      <TextArea
        {...fieldOf(part, 'howToJoin')}
        rows={3}
        label={m.volunteers_propose_join()}
        hint={m.volunteers_propose_join_hint()}
      />
      <TextArea
        {...fieldOf(part, 'accessNotes')}
        rows={3}
        optional
        label={m.volunteers_access_notes()}
        hint={m.volunteers_propose_access_hint()}
      />
    </>
  )
}

function When(part: PartProps) {
  return (
    <>
      <DateField {...fieldOf(part, 'startsOn')} label={m.volunteers_propose_starts()} />
      <DateField
        {...fieldOf(part, 'endsOn')}
        optional
        label={m.volunteers_propose_ends()}
        hint={m.volunteers_propose_one_day()}
      />
      <DateField {...fieldOf(part, 'closesOn')} optional label={m.volunteers_closes()} />
    </>
  )
}

function Who(part: PartProps) {
  const number = { optional: true, inputMode: 'numeric', width: 5 } as const
  return (
    <>
      <TextField {...fieldOf(part, 'people')} {...number} label={m.volunteers_propose_people()} />
      <TextField {...fieldOf(part, 'volunteerHours')} {...number} label={m.volunteers_propose_hours()} />
      <TextField
        {...fieldOf(part, 'minimumAge')}
        {...number}
        label={m.volunteers_minimum_age()}
        hint={m.volunteers_propose_age_hint()}
      />
      <CheckboxGroup
        name="skills"
        optional
        label={m.volunteers_skill()}
        error={part.failure?.fields.skills}
        defaultValues={part.values.skills}
        options={volunteerSkills.map((value) => ({ value, label: skillWords[value]() }))}
      />
      <RadioGroup
        {...fieldOf(part, 'safeguarding')}
        defaultValue={part.values.safeguarding?.[0] ?? ''}
        label={m.volunteers_safeguarding()}
        options={[
          { value: '', label: m.volunteers_propose_tier_none() },
          ...safeguardingTiers.map((value) => ({ value, label: tierWords[value]() })),
        ]}
      />
    </>
  )
}
