import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { teamKinds } from '../../../shared/rules/roles.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { teamKindHint, teamKindText } from './role-text.ts'

export type ChooseKindPageProps = { back: string | null }

/** For whom somebody is here; leads on to creating that kind of team. Only an address changes, so it is a GET. */
export function ChooseKindPage({ back }: ChooseKindPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.choose_kind_title()} locale={locale} />
      <form className="stack max-w-form" action={pathInLocale('/noTeam', locale)}>
        {back && <input type="hidden" name="back" value={back} />}
        <RadioGroup
          name="kind"
          label={m.choose_kind_question()}
          hint={m.choose_kind_hint()}
          required
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
