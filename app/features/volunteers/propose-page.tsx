import { Form } from 'react-router'
import * as m from '#messages'
import type { VolunteerActivityList } from '../../../shared/contract/volunteers.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import {
  safeguardingTiers,
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
} from '../../../shared/rules/toolbox/volunteer-activities.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { kindWords, modeWords, skillWords, tierWords } from './activity-words.ts'
import { RegionOptions } from './region-options.tsx'

export type ProposePageProps = {
  TeamID: string
  regions: VolunteerActivityList['regions']
  formKey: string
  failure: ActFailure | undefined
}

/** A team writes an activity, which staff then review. */
export function ProposePage({ TeamID, regions, formKey, failure }: ProposePageProps) {
  const locale = useLocale()
  const title = m.volunteers_propose_title()
  const path = pathInLocale('/volunteering/host', locale)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.volunteers_crumbs()} crumbs={[{ href: path, text: m.volunteers_host_title() }]} />
      <Heading level={1} text={title} />
      <p className="text-lg text-ink-2 measure">{m.volunteers_propose_lead()}</p>
      <FailureSummary failure={failure} />
      <Form method="post" noValidate className="stack form" key={formKey}>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <input type="hidden" name="TeamID" value={TeamID} />
        <What failure={failure} regions={regions} />
        <When failure={failure} />
        <Who failure={failure} />
        <ButtonRow>
          <Button kind="primary">{m.volunteers_propose_send()}</Button>
        </ButtonRow>
      </Form>
    </div>
  )
}

type PartProps = { failure: ActFailure | undefined }

/** What every field of the form takes from a refused one. */
const fieldOf = (failure: ActFailure | undefined, name: string) => ({
  name,
  error: failure?.fields[name],
  defaultValue: failure?.values[name]?.[0],
})

function What({ failure, regions }: PartProps & Pick<ProposePageProps, 'regions'>) {
  return (
    <>
      <RadioGroup
        {...fieldOf(failure, 'volunteerKind')}
        label={m.volunteers_kind()}
        options={volunteerKinds.map((value) => ({ value, label: kindWords[value]() }))}
      />
      <TextField {...fieldOf(failure, 'title')} label={m.volunteers_propose_name()} />
      <TextArea {...fieldOf(failure, 'summary')} rows={3} label={m.volunteers_propose_summary()} />
      <TextArea
        {...fieldOf(failure, 'body')}
        rows={8}
        label={m.volunteers_propose_body()}
        hint={m.volunteers_propose_body_hint()}
      />
      <RadioGroup
        {...fieldOf(failure, 'mode')}
        label={m.volunteers_mode()}
        options={volunteerModes.map((value) => ({ value, label: modeWords[value]() }))}
      />
      <TextField
        {...fieldOf(failure, 'place')}
        label={m.volunteers_place()}
        hint={m.volunteers_propose_place_hint()}
      />
      {regions.length > 0 && (
        <Select
          {...fieldOf(failure, 'region')}
          optional
          label={m.volunteers_region()}
          hint={m.volunteers_propose_region_hint()}
        >
          <option value="" />
          <RegionOptions regions={regions} />
        </Select>
      )}
      <TextArea
        {...fieldOf(failure, 'howToJoin')}
        rows={3}
        label={m.volunteers_propose_join()}
        hint={m.volunteers_propose_join_hint()}
      />
      <TextArea
        {...fieldOf(failure, 'accessNotes')}
        rows={3}
        optional
        label={m.volunteers_access_notes()}
        hint={m.volunteers_propose_access_hint()}
      />
    </>
  )
}

function When({ failure }: PartProps) {
  return (
    <>
      <DateField {...fieldOf(failure, 'startsOn')} label={m.volunteers_propose_starts()} />
      <DateField
        {...fieldOf(failure, 'endsOn')}
        optional
        label={m.volunteers_propose_ends()}
        hint={m.volunteers_propose_one_day()}
      />
      <DateField {...fieldOf(failure, 'closesOn')} optional label={m.volunteers_closes()} />
    </>
  )
}

function Who({ failure }: PartProps) {
  const number = { optional: true, inputMode: 'numeric', width: 5 } as const
  return (
    <>
      <TextField {...fieldOf(failure, 'people')} {...number} label={m.volunteers_propose_people()} />
      <TextField {...fieldOf(failure, 'volunteerHours')} {...number} label={m.volunteers_propose_hours()} />
      <TextField
        {...fieldOf(failure, 'minimumAge')}
        {...number}
        label={m.volunteers_minimum_age()}
        hint={m.volunteers_propose_age_hint()}
      />
      <CheckboxGroup
        name="skills"
        optional
        label={m.volunteers_skill()}
        error={failure?.fields.skills}
        defaultValues={failure?.values.skills}
        options={volunteerSkills.map((value) => ({ value, label: skillWords[value]() }))}
      />
      <RadioGroup
        {...fieldOf(failure, 'safeguarding')}
        defaultValue={failure?.values.safeguarding?.[0] ?? ''}
        label={m.volunteers_safeguarding()}
        options={[
          { value: '', label: m.volunteers_propose_tier_none() },
          ...safeguardingTiers.map((value) => ({ value, label: tierWords[value]() })),
        ]}
      />
    </>
  )
}
