import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { teamKinds } from '../../../shared/rules/staff/roles.ts'
import { ErrorSummary } from '../../api/forms/error-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { teamKindHint, teamKindText } from './role-text.ts'

export type ChooseKindPageProps = {
  back: string | null
  /** Whether the form was sent without a choice. */
  isMissing: boolean
}

/**
 * For whom the person is here; leads to creating that kind of team. Only the address changes, so the form is
 * a GET to this page, which asks again if nothing was chosen.
 */
export function ChooseKindPage({ back, isMissing }: ChooseKindPageProps) {
  const locale = useLocale()
  const title = m.choose_kind_title()
  const problem = isMissing ? m.create_team_kind_required() : undefined
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={isMissing} />
      <Heading level={1} text={title} />
      {problem && <ErrorSummary answer={isMissing} problems={[{ fieldId: 'kind', text: problem }]} />}
      <form className="stack max-w-form" action={pathInLocale('/choseType', locale)}>
        <input type="hidden" name="chosen" value="1" />
        {back && <input type="hidden" name="back" value={back} />}
        <RadioGroup
          name="kind"
          label={m.choose_kind_question()}
          hint={m.choose_kind_hint()}
          {...(problem && { error: problem })}
          options={teamKinds.map((kind) => ({
            value: kind,
            label: teamKindText(kind),
            hint: teamKindHint(kind),
          }))}
        />
        <Button kind="primary">{m.continue()}</Button>
      </form>
    </div>
  )
}
