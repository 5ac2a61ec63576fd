import { Form } from 'react-router'
import * as m from '#messages'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { HeldTexts } from '../../api/forms/field-conflicts.tsx'
import { MaskedNote, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { type AccountAnswer, loadProfile, type ProfileData, toldOfProfile } from './profile-act.ts'

export type ProfilePartProps = { data: ProfileData; answer: AccountAnswer | undefined }

/** What the portal knows about me, and my name. */
export function ProfilePart({ data, answer }: ProfilePartProps) {
  const locale = useLocale()
  const { value, ...eyes } = useOwnEyes(data, loadProfile)
  const { user } = value
  const failure = answer?.isFailure ? answer : undefined
  return (
    <div className="stack stack-lg">
      <Heading level={1} size="3xl" text={m.account_part_profile()} />
      <FailureSummary failure={failure} problems={problemsOf(failure)} />
      {answer && !answer.isFailure && (
        <Notice kind="success" live answer={answer} title={m.profile_saved()} />
      )}
      <SummaryList
        rows={[
          { term: m.sign_in_phone(), value: user.phone?.replace(/^\+86/, '') ?? m.profile_no_phone() },
          { term: m.profile_name(), value: user.name ?? m.profile_no_name() },
          { term: m.profile_since(), value: datedText(user.since, locale) },
        ]}
      />
      <MaskedNote {...eyes} />
      <Form method="post" noValidate className="stack max-w-form">
        <input type="hidden" name="intent" value="profile" />
        <HeldTexts
          key={user.name}
          told={toldOfProfile(value)}
          failure={failure}
          labelOf={() => m.profile_name()}
        />
        <TextField
          id="profile-name"
          name="name"
          label={m.profile_new_name()}
          hint={m.profile_name_hint()}
          error={failure?.fields.name}
          defaultValue={failure?.values.name?.[0]}
          maxLength={40}
          autoComplete="name"
          width={20}
        />
        <Button>{m.profile_save()}</Button>
      </Form>
    </div>
  )
}

function problemsOf(failure: ActFailure | undefined) {
  const text = failure?.fields.name
  return text ? [{ fieldId: 'profile-name', text }] : []
}
