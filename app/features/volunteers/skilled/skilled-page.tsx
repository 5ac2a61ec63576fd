import * as m from '#messages'
import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { hoursFieldId } from '../answer-signup.ts'
import { SkilledFacts, SkilledTracker } from './skilled-facts.tsx'
import { SkilledForms } from './skilled-forms.tsx'
import { doneText, type SkilledDone, turnText } from './skilled-words.ts'
import { SkilledWork } from './skilled-work.tsx'

export type SkilledPageProps = {
  project: SkilledProject & { TeamID?: string }
  formKey: string
  done: SkilledDone | null
  failure: ActFailure | undefined
}

/** A skilled project as one of its sides sees it: how far it is, whose turn it is, what is agreed, and the hours. */
export function SkilledPage(props: SkilledPageProps) {
  const locale = useLocale()
  const { project, done, failure } = props
  const title = m.skilled_title({ title: project.title })
  const turn = turnText(project)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.skilled_way()}
        crumbs={crumbsOf(project, pathInLocale('/volunteering', locale))}
      />
      <Heading level={1} text={title} />
      {done && !failure && <Notice kind="success" live title={doneText(done)} />}
      <FailureSummary failure={failure} fieldId={fieldIdOf} />
      <SkilledTracker project={project} />
      {turn && (
        <div className="stack stack-sm">
          <p className="text-lg font-bold">{turn}</p>
          {project.closesOn && (
            <p className="text-ink-2 measure">{closesText(project, dayText(project.closesOn, locale))}</p>
          )}
        </div>
      )}
      <SkilledForms {...props} part="leading" />
      <SkilledFacts project={project} />
      <SkilledWork {...props} />
      <SkilledForms {...props} part="folded" />
    </div>
  )
}

function crumbsOf({ side, activityID, title }: SkilledProject, path: string) {
  if (side === 'volunteer') return [{ href: path, text: m.volunteers_mine_title() }]
  return [
    { href: `${path}/host`, text: m.volunteers_host_title() },
    { href: `${path}/host/${activityID}`, text: title },
  ]
}

function closesText({ state }: SkilledProject, day: string): string {
  return state === 'running' ? m.skilled_closes_running({ day }) : m.skilled_closes({ day })
}

/** The fields of each form carry its name; those of stated hours the id of what they are of. */
function fieldIdOf(name: string, values: ActFailure['values']): string {
  return values.signupId ? hoursFieldId(name, values) : `${values.intent?.[0] ?? ''}-${name}`
}
