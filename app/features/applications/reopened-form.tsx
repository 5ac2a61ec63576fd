import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/act.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SectionFields } from './ask-sections.tsx'
import { OwnForm } from './own-form.tsx'
import { reopenedSections } from './reopened.ts'

export type ReopenedFormProps = {
  kind: 'amend' | 'correct'
  details: ApplicationDetails
  failure: ActFailure | undefined
  idempotencyKey: string
  locale: Locale
}

/** The questions that can be answered anew, with what was answered. */
export function ReopenedForm({ kind, details, failure, idempotencyKey, locale }: ReopenedFormProps) {
  return (
    <div className="stack stack-lg">
      {details.correction && (
        <Notice kind="warning" title={m.application_correct_remark()}>
          <p className="whitespace-pre-line">{details.correction.remark}</p>
        </Notice>
      )}
      <OwnForm details={details} intent={kind} idempotencyKey={idempotencyKey}>
        {reopenedSections(details).map((section) => (
          <SectionFields
            key={section.key}
            section={section}
            failure={failure}
            isReviewed={false}
            locale={locale}
          />
        ))}
        <ButtonRow>
          <Button kind="primary">
            {kind === 'amend' ? m.application_amend_send() : m.application_correct_send()}
          </Button>
          <ButtonLink kind="quiet" href={pathInLocale(`/toolApplyInfo/${details.applicationId}`, locale)}>
            {m.application_back()}
          </ButtonLink>
        </ButtonRow>
      </OwnForm>
    </div>
  )
}
